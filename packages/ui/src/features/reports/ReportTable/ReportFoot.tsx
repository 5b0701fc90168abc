import { assignInlineVars } from '@vanilla-extract/dynamic';
import { formatAmount } from '../../../text/formatAmount.ts';
import type { ReportColumn } from '../ReportLine.ts';
import { formatBalance } from '../showCell.ts';
import type { ReportTotal } from '../sumReport.ts';
import { firstFoot, foot, footColumns, footLabel, footSum, partFoot } from './ReportTable.css.ts';

export interface ReportFootProps {
  columns: readonly ReportColumn[];
  totals: readonly ReportTotal[];
}

/** The lines of totals, each sum under its column; the balance stands where the running balance does. */
export function ReportFoot({ columns, totals }: ReportFootProps) {
  const first = columns.findIndex(({ kind }) => kind === 'amount');
  const last = columns.findLastIndex(({ kind }) => kind === 'amount');
  const hasColumn = columns[last + 1]?.kind === 'balance';
  return (
    <div role="rowgroup">
      {totals.map(({ label, sums, balance, currency, isPart }, index) => (
        <div
          key={label}
          role="row"
          className={[foot, index === 0 && firstFoot, isPart && partFoot].filter(Boolean).join(' ')}
        >
          <div
            className={footLabel}
            role="cell"
            aria-colspan={first}
            style={at(`1 / ${columns[first]?.key}`)}
          >
            {label}
          </div>
          {columns.slice(first, last + 1).map(({ key, title }) => (
            <div key={key} className={footSum} role="cell" data-label={title} style={at(key)}>
              {formatAmount(sums[key])}
            </div>
          ))}
          {balance !== undefined && (
            <div
              className={footSum}
              role="cell"
              data-label="Bakiye"
              style={at(hasColumn ? 'balance' : `${columns[last + 1]?.key ?? 'action'} / -1`)}
            >
              {formatBalance(balance, currency)}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

const at = (columns: string) => assignInlineVars({ [footColumns]: columns });
