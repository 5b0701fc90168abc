import { incompleteWords } from './incompleteWords.ts';
import { kurusOf } from './kurusOf.ts';
import type { CellValue, ColumnKind, ReportLine, ReportView } from './ReportLine.ts';
import type { SheetColumn, SheetValue } from '../../sheet/Sheet.ts';
import type { ReportSheet } from './ReportSheet.ts';
import { formatBalance, showCell } from './showCell.ts';
import type { ReportTotal } from './sumReport.ts';

const kinds: Readonly<Record<ColumnKind, SheetColumn['kind']>> = {
  text: 'text',
  code: 'code',
  side: 'text',
  days: 'text',
  date: 'date',
  amount: 'amount',
  balance: 'amount',
  rate: 'rate',
};

/** Days past due are read with their unit; everything else is a value a sheet can count with, an amount what its column shows. */
const valueOf = (cell: CellValue, kind: ColumnKind): SheetValue => {
  if (kind === 'days') return showCell(cell, kind) || null;
  return kind === 'amount' && typeof cell === 'number' ? kurusOf(cell) / 100 : (cell ?? null);
};

/** `Toplam (eksik: Borç, Bakiye)`: beside a number to count with there is no room for a word. */
function labelOf({ label, incomplete }: ReportTotal, columns: ReportView['columns']): string {
  if (incomplete.length === 0) return label;
  const names = incomplete.map((lacking) => columns.find(({ key }) => key === lacking)?.title ?? 'Bakiye');
  return `${label} (${incompleteWords.mark}: ${names.join(', ')})`;
}

/** The report as it is on the screen: its columns, the lines that are shown in their order, and the totals under them. */
export function toSheet(
  { columns }: ReportView,
  lines: readonly ReportLine[],
  totals: readonly ReportTotal[],
  words: Pick<ReportSheet, 'title' | 'origin'>,
): ReportSheet {
  const lastAmount = columns.findLastIndex(({ kind }) => kind === 'amount');
  const hasBalance = columns.some(({ kind }) => kind === 'balance');
  return {
    ...words,
    columns: columns.map(({ title, kind }) => ({ title, kind: kinds[kind] })),
    rows: lines.map((line) => columns.map(({ key, kind }) => valueOf(line[key], kind))),
    footer: totals.map((total) =>
      columns.map(({ key, kind }, index) => {
        const { sums, balance, currency } = total;
        if (index === 0) return labelOf(total, columns);
        if (kind === 'amount') return sums[key] ?? null;
        if (balance === undefined) return null;
        if (kind === 'balance') return balance;
        // Without a running balance there is no column of amounts for it: the words of the screen then.
        return !hasBalance && index === lastAmount + 1 ? formatBalance(balance, currency) : null;
      }),
    ),
  };
}
