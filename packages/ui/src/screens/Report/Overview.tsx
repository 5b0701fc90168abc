import { Suspense, useMemo } from 'react';
import { chartHeight } from '../../features/reports/BalanceChart/chartHeight.ts';
import { chartSeries } from '../../features/reports/chartSeries.ts';
import { InvoiceAges } from '../../features/reports/InvoiceAges/InvoiceAges.tsx';
import type { ReportView } from '../../features/reports/ReportLine.ts';
import type { ReportRange } from '../../features/reports/reportQuery.ts';
import { StatementSummary } from '../../features/reports/StatementSummary/StatementSummary.tsx';
import type { ReportTotal } from '../../features/reports/sumReport.ts';
import type { useReportRows } from '../../features/reports/useReportRows.ts';
import type { ReportType } from '../../routes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { lazyPart } from '../../primitives/lazyPart.ts';
import { sideNote } from './Report.css.ts';

const BalanceChart = lazyPart(
  async () => (await import('../../features/reports/BalanceChart/BalanceChart.tsx')).BalanceChart,
  // The table says the same.
  () => null,
);

interface OverviewProps {
  type: ReportType;
  /** Whose report it is; '' where it is not known. */
  company: string;
  /** Undefined while it is on its way. */
  report: ReportView | undefined;
  range: ReportRange;
  rows: ReturnType<typeof useReportRows>;
}

/** What a report says as a whole, before its rows. */
export function Overview({ type, company, report, range, rows }: OverviewProps) {
  const series = useMemo(
    () => (report && type === 'hesapekstresi' ? chartSeries(report, range) : undefined),
    [report, type, range],
  );
  if (report?.lines.length === 0) return null;
  if (type === 'hesapekstresi') {
    return (
      <>
        <StatementSummary
          company={company}
          totals={report && perCurrency(rows.totals.whole)}
          chart={
            series && (
              <Suspense fallback={<Skeleton height={chartHeight} shape="control" />}>
                <BalanceChart series={series} />
              </Suspense>
            )
          }
        />
        <p className={sideNote}>B: borç, A: alacak</p>
      </>
    );
  }
  if (type === 'faturalistesi') {
    return <InvoiceAges ages={rows.ages} chosen={rows.age} onChoose={rows.setAge} isLoading={!report} />;
  }
  return null;
}

/** Sums over several currencies say little at a glance: then there is one for each. */
const perCurrency = (totals: readonly ReportTotal[]) => (totals.length > 1 ? totals.slice(1) : totals);
