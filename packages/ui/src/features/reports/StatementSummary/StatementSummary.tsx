import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { formatAmount } from '../../../text/formatAmount.ts';
import { chartHeight } from '../BalanceChart/chartHeight.ts';
import { IncompleteMark } from '../IncompleteMark/IncompleteMark.tsx';
import type { ColumnKey } from '../ReportLine.ts';
import { formatBalance } from '../showCell.ts';
import type { ReportTotal } from '../sumReport.ts';
import {
  balance,
  balanceValue,
  chart as chartBox,
  panel,
  sum,
  summary,
  term,
  value,
  whose,
} from './StatementSummary.css.ts';

export interface StatementSummaryProps {
  /** One for each currency; undefined while they are on their way. */
  totals: readonly ReportTotal[] | undefined;
  /** Whose statement it is; '' where it is not known. */
  company: string;
  /** Debit, credit and balance over the days, drawn; undefined where they cannot be. */
  chart?: ReactNode;
}

/** What is owed, at a glance: the totals of the statement before its rows. */
export function StatementSummary({ totals, company, chart }: StatementSummaryProps) {
  const valuesOf = (key: ColumnKey, write: (total: ReportTotal) => string) =>
    totals?.map((total) => ({ text: write(total), isIncomplete: total.incomplete.includes(key) }));
  const sumsOf = (key: 'debit' | 'credit') => valuesOf(key, ({ sums }) => formatAmount(sums[key] ?? 0));
  return (
    <div className={panel}>
      <p className={whose} title={company || undefined} translate="no">
        {company}
      </p>
      <div className={summary} aria-busy={totals === undefined || undefined}>
        <Part
          title="Bakiye"
          values={valuesOf('balance', ({ balance: owed = 0, currency }) => formatBalance(owed, currency))}
          isMain
        />
        <Part title="Toplam Borç" values={sumsOf('debit')} />
        <Part title="Toplam Alacak" values={sumsOf('credit')} />
        {(chart !== undefined || !totals) && (
          <div className={chartBox}>{chart ?? <Skeleton height={chartHeight} shape="control" />}</div>
        )}
      </div>
    </div>
  );
}

interface PartProps {
  title: string;
  values: readonly { readonly text: string; readonly isIncomplete: boolean }[] | undefined;
  isMain?: boolean;
}

function Part({ title, values, isMain = false }: PartProps) {
  // Several currencies are read across: then the lines of all parts have one height.
  const look = isMain && (values?.length ?? 1) === 1 ? balanceValue : value;
  return (
    <dl className={isMain ? balance : sum}>
      <dt className={term}>{title}</dt>
      {values ? (
        values.map(({ text, isIncomplete }, index) => (
          <dd className={look} key={index} translate="no">
            {text}
            {isIncomplete && <IncompleteMark />}
          </dd>
        ))
      ) : (
        <dd className={look}>
          <Skeleton width={isMain ? 180 : 96} height={isMain ? 24 : 16} isLine />
        </dd>
      )}
    </dl>
  );
}
