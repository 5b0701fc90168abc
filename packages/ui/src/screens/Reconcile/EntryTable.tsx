import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { CopiedColumn, GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import { GridRow, type GridRowProps } from '../../primitives/GridTable/GridRow.tsx';
import { LongGridTable } from '../../primitives/GridTable/LongGridTable.tsx';
import { formatDate } from '../../text/formatDate.ts';
import type { BookEntry } from '../../features/reconcile/BookEntry.ts';
import type { BookSide, Pairing } from '../../features/reconcile/pairing.ts';
import { nameOf, showKurus, showSigned } from '../../features/reconcile/showEntry.ts';
import * as css from './EntryTable.css.ts';
import { SideLetter } from './SideLetter.tsx';

/** A row of one book that the other does not have. */
export interface LoneEntry {
  readonly place: number;
  readonly entry: BookEntry;
  /** What it adds to the difference of the balances, in kuruş. */
  readonly effect: number;
}

export interface EntryTableProps {
  label: string;
  side: BookSide;
  rows: readonly LoneEntry[];
  pairing: Pairing;
}

/** Rows that one book alone has, to be ticked for a pair by hand. */
export function EntryTable({ label, side, rows, pairing }: EntryTableProps) {
  const columns = useMemo(() => columnsOf(side, pairing), [side, pairing]);
  const renderRow = useCallback(
    (row: LoneEntry, own: GridRowProps) => <TickedRow {...{ row, side, pairing, own }} />,
    [side, pairing],
  );
  return (
    <LongGridTable
      {...{ label, columns, rows, renderRow }}
      className={css.table}
      rowClassName={css.card}
      empty="Satır yok."
    />
  );
}

interface TickProps {
  row: LoneEntry;
  side: BookSide;
  pairing: Pairing;
}

const useTick = ({ row, side, pairing }: TickProps) =>
  useSyncExternalStore(pairing.subscribe, () => pairing.has(side, row.place));

function TickedRow({ own, ...tick }: TickProps & { own: GridRowProps }) {
  return <GridRow {...own} isChosen={useTick(tick)} />;
}

function Tick(tick: TickProps): ReactNode {
  const { row, side, pairing } = tick;
  return (
    <Checkbox isLabelHidden isSelected={useTick(tick)} onChange={() => pairing.toggle(side, row.place)}>
      {`Seç: ${nameOf(row.entry)}`}
    </Checkbox>
  );
}

/** Cells that are copied as they are shown. */
const copiedAsShown = (
  title: string,
  kind: CopiedColumn<LoneEntry>['kind'],
  text: (row: LoneEntry) => string,
): Pick<GridColumn<LoneEntry>, 'title' | 'cell' | 'copies'> => ({
  title,
  cell: text,
  copies: [{ title, kind, text }],
});

const columnsOf = (side: BookSide, pairing: Pairing): readonly GridColumn<LoneEntry>[] => [
  {
    key: 'tick',
    title: 'Seç',
    short: '',
    width: 40,
    isScreenOnly: true,
    className: css.tick,
    cell: (row) => <Tick {...{ row, side, pairing }} />,
  },
  {
    key: 'side',
    title: 'B/A',
    width: 40,
    className: css.side,
    cell: ({ entry }) => <SideLetter entry={entry} />,
    copies: [{ title: 'B/A', kind: 'text', text: ({ entry }) => (entry.kurus < 0 ? 'A' : 'B') }],
  },
  {
    key: 'date',
    ...copiedAsShown('Tarih', 'value', ({ entry }) => formatDate(entry.date)),
    width: 92,
    className: css.date,
  },
  {
    key: 'number',
    ...copiedAsShown('Belge No', 'code', ({ entry }) => entry.documentNo),
    kind: 'code',
    width: 148,
    paper: 160,
    className: css.number,
  },
  {
    key: 'description',
    ...copiedAsShown('Açıklama', 'text', ({ entry }) => entry.description),
    title: side === 'ours' ? 'Açıklama' : 'Belge Türü',
    width: { least: 80, share: 1 },
    className: css.description,
  },
  {
    key: 'amount',
    ...copiedAsShown('Tutar', 'value', ({ entry }) => showKurus(entry.kurus)),
    kind: 'number',
    width: 100,
    className: css.amount,
  },
  {
    key: 'effect',
    ...copiedAsShown('Farka etkisi', 'value', ({ effect }) => showSigned(effect)),
    label: 'Etkisi ',
    kind: 'number',
    width: 108,
    className: css.effect,
  },
];
