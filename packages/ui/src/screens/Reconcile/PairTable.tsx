import { type ReactNode, useCallback, useMemo } from 'react';
import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import { GridRow, type GridRowProps } from '../../primitives/GridTable/GridRow.tsx';
import { LongGridTable } from '../../primitives/GridTable/LongGridTable.tsx';
import { CalendarIcon } from '../../primitives/Icon/CalendarIcon.tsx';
import { HashIcon } from '../../primitives/Icon/HashIcon.tsx';
import { LayersIcon } from '../../primitives/Icon/LayersIcon.tsx';
import { LinkIcon } from '../../primitives/Icon/LinkIcon.tsx';
import { UnlinkIcon } from '../../primitives/Icon/UnlinkIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { formatDate } from '../../text/formatDate.ts';
import type { BookEntry } from '../../features/reconcile/BookEntry.ts';
import { SideLetter } from './SideLetter.tsx';
import { reasonWords } from '../../features/reconcile/groupWords.ts';
import type { MatchReason } from '../../features/reconcile/match/matchBooks.ts';
import type { Comparison, Pair } from '../../features/reconcile/match/reconcile.ts';
import type { PairLine } from '../../features/reconcile/PairLine.ts';
import { showKurus, showSigned } from '../../features/reconcile/showEntry.ts';
import * as css from './PairTable.css.ts';

export interface PairTableProps {
  label: string;
  comparison: Comparison;
  lines: readonly PairLine[];
  /** Takes a pair apart; the same function from rendering to rendering. */
  onUndo: (pair: Pair) => void;
}

/** Rows of both books that belong together beside each other, with the reason and what is left between them. */
export function PairTable({ label, comparison, lines, onUndo }: PairTableProps) {
  const columns = useMemo(() => columnsOf(comparison, onUndo), [comparison, onUndo]);
  const renderRow = useCallback(
    ({ isLast }: PairLine, own: GridRowProps) => (
      <GridRow {...own} className={isLast ? own.className : `${own.className} ${css.joined}`} />
    ),
    [],
  );
  return (
    <LongGridTable
      {...{ label, columns, renderRow }}
      rows={lines}
      className={css.table}
      rowClassName={css.card}
      empty="Satır yok."
    />
  );
}

const reasonIcons: Readonly<Record<MatchReason, ReactNode>> = {
  number: <HashIcon size="sm" />,
  numberOnly: <HashIcon size="sm" />,
  sum: <LayersIcon size="sm" />,
  day: <CalendarIcon size="sm" />,
  hand: <LinkIcon size="sm" />,
};

const looks = {
  ours: {
    side: css.ourSide,
    date: css.ourDate,
    number: css.ourNumber,
    amount: css.ourAmount,
    words: 'Sizde',
  },
  theirs: {
    side: css.theirSide,
    date: css.theirDate,
    number: css.theirNumber,
    amount: css.theirAmount,
    words: 'Satıcıda',
  },
} as const;

/** The columns of one book. */
function bookColumns(side: 'ours' | 'theirs', entryOf: (line: PairLine) => BookEntry | undefined) {
  const { words, ...look } = looks[side];
  const column = (
    key: string,
    title: string,
    text: (entry: BookEntry) => string,
    rest: Pick<GridColumn<PairLine>, 'width'> & Partial<GridColumn<PairLine>>,
  ): GridColumn<PairLine> => {
    const shown = (line: PairLine) => {
      const entry = entryOf(line);
      return entry ? text(entry) : '';
    };
    return {
      key: `${side}-${key}`,
      title: `${title} (${words.toLocaleLowerCase('tr-TR')})`,
      short: title,
      cell: shown,
      copies: [{ title: `${title} (${words})`, kind: key === 'number' ? 'code' : 'value', text: shown }],
      ...rest,
    };
  };
  return [
    column('side', 'B/A', ({ kurus }) => (kurus < 0 ? 'A' : 'B'), {
      width: side === 'ours' ? 56 : 84,
      paper: side === 'ours' ? 48 : 72,
      short: words,
      label: words,
      className: look.side,
      cell: (line) => {
        const entry = entryOf(line);
        return (
          entry && (
            <span className={css.letter}>
              <SideLetter entry={entry} />
            </span>
          )
        );
      },
    }),
    column('date', 'Tarih', ({ date }) => formatDate(date), { width: 88, className: look.date }),
    column('number', 'Belge No', ({ documentNo }) => documentNo, {
      kind: 'code',
      width: 156,
      paper: { least: 132, share: 1 },
      className: look.number,
    }),
    column('description', side === 'ours' ? 'Açıklama' : 'Belge Türü', ({ description }) => description, {
      width: { least: 90, share: 1 },
      narrow: 'folded',
      className: css.description,
    }),
    column('amount', 'Tutar', ({ kurus }) => showKurus(kurus), {
      kind: 'number',
      width: 100,
      className: look.amount,
    }),
  ];
}

const columnsOf = (
  { ours, theirs }: Comparison,
  onUndo: (pair: Pair) => void,
): readonly GridColumn<PairLine>[] => [
  {
    key: 'reason',
    title: 'Neden eşleşti',
    width: 152,
    paper: 124,
    className: css.reason,
    cell: ({ pair, isFirst }) =>
      isFirst && (
        <span className={css.why}>
          <span className={css.whyIcon}>{reasonIcons[pair.reason]}</span>
          {reasonWords[pair.reason]}
        </span>
      ),
    copies: [
      {
        title: 'Neden eşleşti',
        kind: 'text',
        text: ({ pair, isFirst }) => (isFirst ? reasonWords[pair.reason] : ''),
      },
    ],
  },
  ...bookColumns('ours', (line) => (line.ours === undefined ? undefined : ours.entries[line.ours])),
  ...bookColumns('theirs', (line) => (line.theirs === undefined ? undefined : theirs.entries[line.theirs])),
  {
    key: 'difference',
    title: 'Fark',
    kind: 'number',
    width: 88,
    className: css.difference,
    cell: ({ pair, isFirst }) => isFirst && showSigned(pair.difference),
    attributes: ({ pair }) => ({ 'data-equal': pair.difference === 0 ? '' : undefined }),
    copies: [
      {
        title: 'Fark',
        kind: 'value',
        text: ({ pair, isFirst }) => (isFirst ? showSigned(pair.difference) : ''),
      },
    ],
  },
  {
    key: 'undo',
    title: 'Eşleşmeyi Kaldır',
    short: '',
    width: 48,
    isScreenOnly: true,
    className: css.undo,
    cell: ({ pair, isFirst }) =>
      isFirst && (
        <IconButton label="Eşleşmeyi Kaldır" size="sm" onPress={() => onUndo(pair)}>
          <UnlinkIcon size="sm" />
        </IconButton>
      ),
  },
];
