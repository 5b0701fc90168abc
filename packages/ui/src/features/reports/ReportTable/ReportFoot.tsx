import { assignInlineVars } from '@vanilla-extract/dynamic';
import { formatAmount } from '../../../text/formatAmount.ts';
import { IncompleteMark } from '../IncompleteMark/IncompleteMark.tsx';
import { incompleteWords } from '../incompleteWords.ts';
import type { ReportColumn } from '../ReportLine.ts';
import { formatBalance } from '../showCell.ts';
import type { ReportTotal } from '../sumReport.ts';
import {
  firstFoot,
  foot,
  footColumns,
  footLabel,
  footMarked,
  footNote,
  footSum,
  partFoot,
} from './ReportTable.css.ts';

export interface ReportFootProps {
  columns: readonly ReportColumn[];
  totals: readonly ReportTotal[];
}

const lacksAny = (totals: readonly ReportTotal[]) => totals.some(({ incomplete }) => incomplete.length > 0);

/** How many rows the totals take. */
export const footRows = (totals: readonly ReportTotal[]): number => totals.length + Number(lacksAny(totals));

/** The lines of totals, each sum under its column; the balance stands where the running balance does. */
export function ReportFoot({ columns, totals }: ReportFootProps) {
  const first = columns.findIndex(({ kind }) => kind === 'amount');
  const last = columns.findLastIndex(({ kind }) => kind === 'amount');
  const hasColumn = columns[last + 1]?.kind === 'balance';
  return (
    <div role="rowgroup">
      {totals.map(({ label, sums, balance, incomplete, currency, isPart }, index) => (
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
            <div key={key} className={footSum} role="cell" translate="no" data-label={title} style={at(key)}>
              <Sum text={formatAmount(sums[key])} isIncomplete={incomplete.includes(key)} />
            </div>
          ))}
          {balance !== undefined && (
            <div
              className={footSum}
              role="cell"
              translate="no"
              data-label="Bakiye"
              style={at(hasColumn ? 'balance' : `${columns[last + 1]?.key ?? 'action'} / -1`)}
            >
              <Sum text={formatBalance(balance, currency)} isIncomplete={incomplete.includes('balance')} />
            </div>
          )}
        </div>
      ))}
      {lacksAny(totals) && (
        <div role="row">
          <div className={footNote} role="cell" aria-colspan={columns.length + 1}>
            {incompleteWords.note}
          </div>
        </div>
      )}
    </div>
  );
}

function Sum({ text, isIncomplete }: { text: string; isIncomplete: boolean }) {
  if (!isIncomplete) return text;
  return (
    <span className={footMarked}>
      {text}
      <IncompleteMark />
    </span>
  );
}

const at = (columns: string) => assignInlineVars({ [footColumns]: columns });
