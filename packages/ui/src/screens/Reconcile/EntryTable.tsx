import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
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
      label={label}
      columns={columns}
      rows={rows}
      className={css.table}
      rowClassName={css.card}
      renderRow={renderRow}
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
    title: 'Tarih',
    width: 92,
    className: css.date,
    cell: ({ entry }) => formatDate(entry.date),
    copies: [{ title: 'Tarih', kind: 'value', text: ({ entry }) => formatDate(entry.date) }],
  },
  {
    key: 'number',
    title: 'Belge No',
    kind: 'code',
    width: 148,
    paper: 160,
    className: css.number,
    cell: ({ entry }) => entry.documentNo,
    copies: [{ title: 'Belge No', kind: 'code', text: ({ entry }) => entry.documentNo }],
  },
  {
    key: 'description',
    title: side === 'ours' ? 'Açıklama' : 'Belge Türü',
    width: { least: 80, share: 1 },
    className: css.description,
    cell: ({ entry }) => entry.description,
    copies: [{ title: 'Açıklama', kind: 'text', text: ({ entry }) => entry.description }],
  },
  {
    key: 'amount',
    title: 'Tutar',
    kind: 'number',
    width: 100,
    className: css.amount,
    cell: ({ entry }) => showKurus(entry.kurus),
    copies: [{ title: 'Tutar', kind: 'value', text: ({ entry }) => showKurus(entry.kurus) }],
  },
  {
    key: 'effect',
    title: 'Farka etkisi',
    label: 'Etkisi ',
    kind: 'number',
    width: 108,
    className: css.effect,
    cell: ({ effect }) => showSigned(effect),
    copies: [{ title: 'Farka etkisi', kind: 'value', text: ({ effect }) => showSigned(effect) }],
  },
];
