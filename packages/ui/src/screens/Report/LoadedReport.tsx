import type { Identity } from '@vitrin/api-client/read/readApplication';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ReportLine, ReportView, SortOrder } from '../../features/reports/ReportLine.ts';
import type { OpenDocument, ReportRange } from '../../features/reports/reportQuery.ts';
import { ReportTable } from '../../features/reports/ReportTable/ReportTable.tsx';
import { ReportTableSkeleton } from '../../features/reports/ReportTable/ReportTableSkeleton.tsx';
import { ReportToolbar } from '../../features/reports/ReportToolbar/ReportToolbar.tsx';
import { sumReport, type ReportTotal } from '../../features/reports/sumReport.ts';
import { useArranged } from '../../features/reports/useArranged.ts';
import { emptyReport, useReport } from '../../features/reports/useReport.ts';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { reportTitles } from '../../text/reportTitles.ts';
import { words } from '../../text/words.ts';
import type { ReportProps } from './Report.tsx';
import { useStableCallback } from './useStableCallback.ts';

export interface LoadedReportProps extends ReportProps {
  identity: Identity;
  range: ReportRange;
  /** Calendar day `yyyy-MM-dd`. */
  today: string;
}

/** A report of one type; order and filter stay when the range changes. */
export function LoadedReport({ identity, type, range, today, query, onQueryChange }: LoadedReportProps) {
  const report = useReport(identity, type, range, today);
  const expected = useMemo(() => emptyReport(type, today), [type, today]);
  const view = report.data ?? expected;
  const [chosen, setChosen] = useState<SortOrder>();
  const sort = chosen ?? view.sort;
  const [filter, setFilter] = useState('');
  // Typing is answered first, the rows follow.
  const wanted = useDeferredValue(filter);
  const { lines, isArranging } = useArranged(view, sort, wanted);
  const totals = useMemo(() => totalsOf(view, lines), [view, lines]);

  const open = useStableCallback((document: OpenDocument) => onQueryChange({ ...query, document }));
  const title = reportTitles[type];

  return (
    <>
      <ReportToolbar
        range={range}
        onRangeChange={(next) => onQueryChange({ ...query, range: next })}
        today={today}
        filter={filter}
        onFilterChange={setFilter}
        columns={view.columns}
        sort={sort}
        onSort={setChosen}
        rows={report.data && lines && { shown: lines.length, total: view.lines.length }}
      />
      {report.data && lines ? (
        <ReportTable
          label={title}
          view={view}
          lines={lines}
          totals={totals}
          sort={sort}
          onSort={setChosen}
          onOpen={open}
          isArranging={isArranging}
          emptyText={view.lines.length === 0 ? 'Kayıt Bulunamadı.' : 'Aramanızla eşleşen satır yok.'}
        />
      ) : report.isError ? (
        <ErrorState
          title={words.failed}
          retryLabel={words.retry}
          isRetrying={report.isFetching}
          onRetry={() => void report.refetch()}
        >
          Rapor yüklenemedi.
        </ErrorState>
      ) : (
        <ReportTableSkeleton label={title} columns={view.columns} />
      )}
    </>
  );
}

/** The totals of everything, and of what a filter has left above them. */
function totalsOf(view: ReportView, lines: readonly ReportLine[] | undefined): readonly ReportTotal[] {
  if (!lines || view.lines.length === 0) return [];
  const isPart = lines.length > 0 && lines.length < view.lines.length;
  return [...(isPart ? sumReport(view, lines, true) : []), ...sumReport(view, view.lines)];
}
