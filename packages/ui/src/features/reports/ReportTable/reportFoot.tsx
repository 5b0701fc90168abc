import type { GridFootCell, GridFootRow } from '../../../primitives/GridTable/GridColumn.ts';
import { formatAmount } from '../../../text/formatAmount.ts';
import { IncompleteMark } from '../IncompleteMark/IncompleteMark.tsx';
import { incompleteWords } from '../incompleteWords.ts';
import type { ReportColumn } from '../ReportLine.ts';
import { formatBalance } from '../showCell.ts';
import type { ReportTotal } from '../sumReport.ts';
import { footMarked, footNote, partFoot } from './ReportTable.css.ts';

/**
 * The rows of totals, each sum under its column; the balance stands where the running balance does.
 * @param begin the first column of the table, where that is none of the report
 */
export function reportFoot(
  columns: readonly ReportColumn[],
  totals: readonly ReportTotal[],
  begin: string | undefined = columns[0]?.key,
): readonly GridFootRow[] {
  const amounts = columns.filter(({ kind }) => kind === 'amount');
  const [first] = amounts;
  if (!begin || !first) return [];
  const after = columns[columns.findLastIndex(({ kind }) => kind === 'amount') + 1];
  const rows = totals.map((total): GridFootRow => {
    const { label, sums, balance, incomplete, currency, isPart } = total;
    return {
      key: label,
      ...(isPart && { className: partFoot }),
      cells: [
        { from: begin, to: first.key, kind: 'text', text: label },
        ...amounts.map(({ key, title }): GridFootCell => ({
          from: key,
          label: title,
          ...sum(formatAmount(sums[key]), incomplete.includes(key)),
        })),
        ...(balance === undefined
          ? []
          : [
              {
                from: after?.key ?? 'action',
                ...(after?.kind !== 'balance' && { to: '-1' }),
                label: 'Bakiye',
                ...sum(formatBalance(balance, currency), incomplete.includes('balance')),
              },
            ]),
      ],
    };
  });
  if (totals.every(({ incomplete }) => incomplete.length === 0)) return rows;
  const note: GridFootCell = { from: begin, to: '-1', kind: 'text', text: incompleteWords.note };
  return [...rows, { key: 'note', className: footNote, cells: [note] }];
}

function sum(text: string, isIncomplete: boolean): Pick<GridFootCell, 'kind' | 'text' | 'content'> {
  if (!isIncomplete) return { kind: 'number', text };
  const content = (
    <span className={footMarked}>
      {text}
      <IncompleteMark />
    </span>
  );
  return { kind: 'number', text, content };
}
