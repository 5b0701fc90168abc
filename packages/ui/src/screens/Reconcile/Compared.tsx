import { useCallback, useEffect, useMemo, useState } from 'react';
import { EntryTable } from './EntryTable.tsx';
import { type GroupName, groupWords, reasonWords } from '../../features/reconcile/groupWords.ts';
import {
  type Comparison,
  likeCount,
  owedBy,
  type Pair,
  reconcile,
} from '../../features/reconcile/match/reconcile.ts';
import { groupCounts, pairLines } from '../../features/reconcile/PairLine.ts';
import { createPairing } from '../../features/reconcile/pairing.ts';
import { PairTable } from './PairTable.tsx';
import { showSigned } from '../../features/reconcile/showEntry.ts';
import { PaperHead } from '../../features/reports/PaperHead/PaperHead.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/ChevronDownIcon.tsx';
import { ScaleIcon } from '../../primitives/Icon/ScaleIcon.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { todayInIstanbul } from '../../text/formatDate.ts';
import { BalanceSheet } from './BalanceSheet.tsx';
import { GroupFilter } from './GroupFilter.tsx';
import { GroupMark } from './GroupMark.tsx';
import { PairingBar } from './PairingBar.tsx';
import { ResultActions } from './ResultActions.tsx';
import type { ResultProps } from './Result.tsx';
import * as css from './Result.css.ts';
import { useOrigin } from '../../features/reports/useOrigin.ts';

export interface ComparedProps extends ResultProps {
  comparison: Comparison;
  /** Rows of the statement that could not be read. */
  unread: number;
}

/** Two books beside each other: what explains their difference, and the groups of rows, which can be put together and taken apart. */
export function Compared({ identity, work, onDecide, onChoose, comparison, unread }: ComparedProps) {
  const { decisions } = work;
  const result = useMemo(() => reconcile(comparison, decisions), [comparison, decisions]);
  const [shown, setShown] = useState<GroupName>();
  const [isUnfolded, setUnfolded] = useState(false);
  const [pairing] = useState(createPairing);
  const origin = useOrigin(identity, work.range, todayInIstanbul());
  // What is put together, here or in another tab, is ticked no more.
  useEffect(() => pairing.keep({ ours: result.onlyOurs, theirs: result.onlyTheirs }), [pairing, result]);
  const keysAt = useCallback(
    (side: 'ours' | 'theirs', places: readonly number[]) =>
      places.flatMap((place) => comparison[side].keys[place] ?? []),
    [comparison],
  );
  const undo = useCallback(
    (pair: Pair) => {
      const keys = keysAt('ours', pair.ours);
      const isOf = new Set(keys);
      onDecide((before) =>
        pair.reason === 'hand'
          ? { ...before, made: before.made.filter(({ ours }) => !ours.some((key) => isOf.has(key))) }
          : { ...before, undone: [...before.undone, ...keys] },
      );
    },
    [onDecide, keysAt],
  );

  const lines = useMemo(
    () => ({ differing: pairLines(result.differing), matched: pairLines(result.matched) }),
    [result],
  );
  const alone = useMemo(() => {
    const { ours, theirs } = comparison;
    return {
      ours: result.onlyOurs.flatMap((place) => {
        const entry = ours.entries[place];
        return entry ? [{ place, entry, effect: owedBy(entry, result.isMirrored) }] : [];
      }),
      theirs: result.onlyTheirs.flatMap((place) => {
        const entry = theirs.entries[place];
        return entry ? [{ place, entry, effect: 0 - entry.kurus }] : [];
      }),
    };
  }, [comparison, result]);
  const counts = groupCounts(result);
  const isShown = (group: GroupName) => shown === undefined || shown === group;
  const head = (group: GroupName, note?: string) => (
    <header className={css.groupHead}>
      <GroupMark group={group} />
      <Heading level={2} look="part" id={`group-${group}`}>
        {groupWords[group]}
      </Heading>
      <span className={css.reasonCount}>{formatCount(counts[group])}</span>
      {note && <span className={css.groupNote}>{note}</span>}
      <b className={css.groupSum}>{showSigned(result.effects[group])}</b>
      {group === 'matched' && shown === undefined && (
        <button
          type="button"
          className={css.fold}
          aria-expanded={isUnfolded}
          aria-labelledby="group-matched"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span className={css.foldIcon}>
            <ChevronDownIcon />
          </span>
        </button>
      )}
    </header>
  );

  return (
    <>
      <PaperHead origin={origin} shape="landscape" />
      <section className={css.source} aria-label="Karşılaştırılan defterler">
        <span className={css.sourceIcon}>
          <ScaleIcon size="sm" />
        </span>
        <p className={css.sourceText}>
          <b className={css.strong} translate="no">
            {work.fileName}
          </b>{' '}
          {formatCount(comparison.ours.entries.length)} satır, <b className={css.strong}>Hesap Ekstresi</b>{' '}
          {formatCount(comparison.theirs.entries.length)} satır. {sidesWords(comparison, result.isMirrored)}
        </p>
        <ResultActions
          onTurn={() => onDecide((before) => ({ ...before, isMirrored: !result.isMirrored }))}
          onChoose={onChoose}
          comparison={comparison}
          result={result}
          origin={origin}
        />
      </section>
      {(work.unread > 0 || unread > 0) && (
        <Alert tone="caution" announce="never">
          {[
            work.unread > 0 &&
              `Defterinizin ${formatCount(work.unread)} satırı okunamadı, bakiyeniz onlarsızdır.`,
            unread > 0 &&
              `Ekstrenin ${formatCount(unread)} satırı okunamadı, satıcının bakiyesi onlarsızdır.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
      <BalanceSheet
        result={result}
        ours={{ count: comparison.ours.entries.length, isIncomplete: work.unread > 0 }}
        theirs={{ count: comparison.theirs.entries.length, isIncomplete: unread > 0 }}
      />
      <GroupFilter counts={counts} chosen={shown} onChoose={setShown} />
      {(isShown('onlyOurs') || isShown('onlyTheirs')) && (
        <div className={shown === undefined ? css.beside : undefined}>
          {isShown('onlyOurs') && (
            <section className={css.group} aria-labelledby="group-onlyOurs">
              {head('onlyOurs')}
              <EntryTable label={groupWords.onlyOurs} side="ours" rows={alone.ours} pairing={pairing} />
            </section>
          )}
          {isShown('onlyTheirs') && (
            <section className={css.group} aria-labelledby="group-onlyTheirs">
              {head('onlyTheirs')}
              <EntryTable label={groupWords.onlyTheirs} side="theirs" rows={alone.theirs} pairing={pairing} />
            </section>
          )}
        </div>
      )}
      {/* Before the pairs, of which there are many: from a tick it is the next thing by Tab. */}
      <PairingBar
        pairing={pairing}
        amounts={{
          ours: (place) => owedBy(comparison.ours.entries[place] ?? nothing, result.isMirrored),
          theirs: (place) => comparison.theirs.entries[place]?.kurus ?? 0,
        }}
        onPair={({ ours, theirs }) =>
          onDecide((before) => ({
            ...before,
            made: [...before.made, { ours: keysAt('ours', ours), theirs: keysAt('theirs', theirs) }],
          }))
        }
      />
      {isShown('differing') && (
        <section className={css.group} aria-labelledby="group-differing">
          {head('differing', 'Birlikte, ama tutarları aynı değil')}
          <PairTable label={groupWords.differing} {...{ comparison }} lines={lines.differing} onUndo={undo} />
        </section>
      )}
      {isShown('matched') && (
        <section className={css.group} aria-labelledby="group-matched">
          {head('matched', reasonsOf(result.matched))}
          {/* What needs nobody's eye is folded on a phone, where the rest is long enough. */}
          <div className={css.foldable} data-folded={(shown === undefined && !isUnfolded) || undefined}>
            <PairTable label={groupWords.matched} {...{ comparison }} lines={lines.matched} onUndo={undo} />
          </div>
        </section>
      )}
    </>
  );
}

const nothing = { date: undefined, documentNo: '', description: '', kurus: 0 };

/** `Belge no ve tutar 5, toplamı tutuyor 1`. */
const reasonsOf = (pairs: readonly Pair[]) =>
  [...Map.groupBy(pairs, ({ reason }) => reason)]
    .map(([reason, list]) => `${reasonWords[reason]} ${formatCount(list.length)}`)
    .join(', ');

/** How the sides were read, and what the other way would have found. */
function sidesWords({ straight, mirrored }: Comparison, isMirrored: boolean): string {
  const other = likeCount(isMirrored ? straight : mirrored);
  const found = other === 0 ? 'hiçbir satır eşleşmezdi' : `${formatCount(other)} satır eşleşirdi`;
  return isMirrored
    ? `Borç ve alacak ters okundu: sizin alacağınız, satıcının borcu. Düz okunsaydı ${found}.`
    : `Borç ve alacak düz okundu: sizin borcunuz, satıcının da borcu. Ters okunsaydı ${found}.`;
}
