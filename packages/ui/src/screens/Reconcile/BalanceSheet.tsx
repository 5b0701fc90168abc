import { groupCounts } from '../../features/reconcile/PairLine.ts';
import { type GroupName, groups, groupWords } from '../../features/reconcile/groupWords.ts';
import type { Reconciliation } from '../../features/reconcile/match/reconcile.ts';
import { showKurus, showSigned } from '../../features/reconcile/showEntry.ts';
import { CircleCheckIcon } from '../../primitives/Icon/CircleCheckIcon.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { GroupMark } from './GroupMark.tsx';
import * as css from './Result.css.ts';

export interface BalanceSheetProps {
  result: Reconciliation;
  /** Rows of each book, and whether some could not be read. */
  ours: { readonly count: number; readonly isIncomplete: boolean };
  theirs: { readonly count: number; readonly isIncomplete: boolean };
}

const isPaired: Readonly<Record<GroupName, boolean>> = {
  matched: true,
  differing: true,
  onlyOurs: false,
  onlyTheirs: false,
};

/** Our balance less theirs, and which groups the difference comes from, to the kuruş. */
export function BalanceSheet({ result, ours, theirs }: BalanceSheetProps) {
  const { ourBalance, theirBalance, effects } = result;
  const difference = ourBalance - theirBalance;
  const counts = groupCounts(result);
  const sum = groups.reduce((all, group) => all + effects[group], 0);
  return (
    <section className={css.balance} aria-label="Bakiyeler ve fark">
      <dl className={css.numbers}>
        <Figure name="Sizin bakiyeniz" value={showBalance(ourBalance)} note={noteOf(ourBalance, ours)} />
        <Figure
          sign="−"
          name="Satıcının bakiyesi"
          value={showBalance(theirBalance)}
          note={noteOf(theirBalance, theirs)}
        />
        <Figure
          sign="="
          name="Fark"
          value={showSigned(difference)}
          note={difference === 0 ? 'bakiyeler aynı' : difference < 0 ? 'satıcıda daha çok' : 'sizde daha çok'}
          isOff={difference !== 0}
        />
      </dl>
      <dl className={css.why}>
        {groups.map((group) => (
          <div className={css.reason} key={group}>
            <dt className={css.reasonName}>
              <GroupMark group={group} />
              {groupWords[group]}
              <span className={css.reasonCount}>
                {formatCount(counts[group])} {isPaired[group] ? 'çift' : 'satır'}
              </span>
            </dt>
            <dd className={css.reasonSum}>{showSigned(effects[group])}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt className={css.reasonName}>
            Toplam
            {sum === difference && (
              <span className={css.proven}>
                <CircleCheckIcon size="sm" /> farkla kuruşu kuruşuna aynı
              </span>
            )}
          </dt>
          <dd className={css.reasonSum}>{showSigned(sum)}</dd>
        </div>
      </dl>
    </section>
  );
}

interface FigureProps {
  /** Stands between this figure and the one before. */
  sign?: string;
  name: string;
  value: string;
  note: string;
  /** It should be zero and is not. */
  isOff?: boolean;
}

const Figure = ({ sign, name, value, note, isOff = false }: FigureProps) => (
  <>
    {sign !== undefined && (
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>
    )}
    <div className={css.figure}>
      <dt className={css.figureName} data-sign={sign && `${sign} `}>
        {name}
      </dt>
      <dd className={isOff ? `${css.figureValue} ${css.isOff}` : css.figureValue}>{value}</dd>
      <dd className={css.figureNote}>{note}</dd>
    </div>
  </>
);

const showBalance = (kurus: number) => `${kurus < 0 ? '−' : ''}${showKurus(kurus)}`;

const noteOf = (kurus: number, { count, isIncomplete }: BalanceSheetProps['ours']) =>
  [
    `${formatCount(count)} satır`,
    kurus > 0 ? 'borçlusunuz' : kurus < 0 ? 'alacaklısınız' : 'borç yok',
    isIncomplete && 'eksik',
  ]
    .filter(Boolean)
    .join(', ');
