import type { Identity } from '@vitrin/api-client/identity';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { companyText } from '../../features/reports/originLines.ts';
import { PaperHead } from '../../features/reports/PaperHead/PaperHead.tsx';
import { reportHref, type OpenDocument, type ReportRange } from '../../features/reports/reportQuery.ts';
import { ReportTable } from '../../features/reports/ReportTable/ReportTable.tsx';
import { ReportTableSkeleton } from '../../features/reports/ReportTable/ReportTableSkeleton.tsx';
import { ReportToolbar } from '../../features/reports/ReportToolbar/ReportToolbar.tsx';
import { toSheet } from '../../features/reports/toSheet.ts';
import { emptyReport, useReport } from '../../features/reports/useReport.ts';
import { useReportRows } from '../../features/reports/useReportRows.ts';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { reportTitles } from '../../text/reportTitles.ts';
import { words } from '../../text/words.ts';
import { Overview } from './Overview.tsx';
import type { ReportProps } from './Report.tsx';
import { lazyPart } from './lazyPart.ts';
import { MissingExport } from './MissingExport.tsx';
import { useOrigin } from '../../features/reports/useOrigin.ts';
import { useStableCallback } from './useStableCallback.ts';

const DocumentPanel = lazy(async () => ({
  default: (await import('../../features/reports/DocumentPanel/DocumentPanel.tsx')).DocumentPanel,
}));

const ExportMenu = lazyPart(
  async () => (await import('../../features/reports/export/ExportMenu/ExportMenu.tsx')).ExportMenu,
  MissingExport,
);

export interface LoadedReportProps extends ReportProps {
  identity: Identity;
  range: ReportRange;
  /** Calendar day `yyyy-MM-dd`. */
  today: string;
}

/** A report of one type over a range, in the state it is in: on its way, failed, or a table with its totals. */
export function LoadedReport({ identity, type, range, today, query, onQueryChange }: LoadedReportProps) {
  const report = useReport(identity, type, range, today);
  const expected = useMemo(() => emptyReport(type, today), [type, today]);
  const rows = useReportRows(report.data ?? expected);
  const { view, lines } = rows;
  const open = useStableCallback((document: OpenDocument) => {
    // A panel whose code is on its way is open already: the second press of a double click opens none.
    if (!query.document) onQueryChange({ ...query, document });
  });
  const { start, end } = range;
  // With the range that is shown, which another tab would not know of.
  const documentHref = useCallback(
    (document: OpenDocument) => reportHref(type, { range: { start, end }, document }),
    [type, start, end],
  );
  const title = reportTitles[type];
  const origin = useOrigin(identity, range, today);
  const totals = [...rows.totals.part, ...rows.totals.whole];
  const isWaiting = report.isPending || (report.data !== undefined && lines === undefined);

  return (
    <>
      <PaperHead origin={origin} />
      <ReportToolbar
        range={range}
        onRangeChange={(next) => onQueryChange({ ...query, range: next })}
        today={today}
        filter={rows.filter}
        onFilterChange={rows.setFilter}
        columns={view.columns}
        sort={rows.sort}
        onSort={rows.setSort}
        actions={
          report.data && lines && lines.length > 0 ? (
            <Suspense>
              <ExportMenu sheet={() => toSheet(view, lines, totals, { title, origin })} />
            </Suspense>
          ) : null
        }
        rows={report.data && lines && { shown: lines.length, total: view.lines.length }}
      />
      {report.isError && (
        <ErrorState
          title={words.failed}
          retryLabel={words.retry}
          isRetrying={report.isFetching}
          onRetry={() => void report.refetch()}
        >
          {report.data ? 'Rapor yenilenemedi: satırlar eski olabilir.' : 'Rapor yüklenemedi.'}
        </ErrorState>
      )}
      {(report.data ?? isWaiting) && (
        <Overview
          type={type}
          company={companyText(origin)}
          report={report.data && view}
          range={range}
          rows={rows}
        />
      )}
      {report.data && lines ? (
        <ReportTable
          label={title}
          view={view}
          lines={lines}
          totals={totals}
          sort={rows.sort}
          onSort={rows.setSort}
          onOpen={open}
          documentHref={documentHref}
          isArranging={rows.isArranging}
          emptyText={view.lines.length === 0 ? 'Kayıt Bulunamadı.' : 'Aramanızla eşleşen satır yok.'}
        />
      ) : (
        isWaiting && <ReportTableSkeleton label={title} columns={view.columns} />
      )}
      {query.document && (
        <Suspense>
          <DocumentPanel
            identity={identity}
            {...query.document}
            origin={origin}
            onClose={() => onQueryChange({ ...query, document: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}
