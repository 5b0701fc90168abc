import type { Identity } from '@vitrin/api-client/identity';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { companyText } from '../../features/reports/originLines.ts';
import { useOpenItems } from '../../features/reports/open/useOpenItems.ts';
import { PaperHead } from '../../features/reports/PaperHead/PaperHead.tsx';
import { reportHref, type OpenDocument, type ReportRange } from '../../features/reports/reportQuery.ts';
import { ReportTable } from '../../features/reports/ReportTable/ReportTable.tsx';
import { ReportTableSkeleton } from '../../features/reports/ReportTable/ReportTableSkeleton.tsx';
import { ReportToolbar } from '../../features/reports/ReportToolbar/ReportToolbar.tsx';
import { toSheet } from '../../features/reports/toSheet.ts';
import { emptyReport, useReport } from '../../features/reports/useReport.ts';
import { sumReport } from '../../features/reports/sumReport.ts';
import { useTicks } from '../../features/reports/ticks/useTicks.ts';
import { useReportRows } from '../../features/reports/useReportRows.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { QueryFailure } from '../../query/QueryState.tsx';
import type { ReportType } from '../../routes.ts';
import { formatDate } from '../../text/formatDate.ts';
import { reportTitles } from '../../text/reportTitles.ts';
import { Overview } from './Overview.tsx';
import type { ReportProps } from './Report.tsx';
import { lazyPart } from '../../primitives/lazyPart.ts';
import { MissingExport, MissingLetter, tellMissing } from './MissingExport.tsx';
import { TickedBar } from './TickedBar.tsx';
import { useOrigin } from '../../features/reports/useOrigin.ts';
import { useStableCallback } from './useStableCallback.ts';
import { desk } from './Report.css.ts';

const ReportDocument = lazy(async () => ({
  default: (await import('./ReportDocument.tsx')).ReportDocument,
}));

const ExportMenu = lazyPart(
  async () => (await import('../../features/reports/export/ExportMenu/ExportMenu.tsx')).ExportMenu,
  MissingExport,
);

const StatementDesk = lazyPart(
  async () => (await import('./StatementDesk.tsx')).StatementDesk,
  // The statement is there without it.
  () => null,
);

const PayLink = lazyPart(
  async () => (await import('./PayLink.tsx')).PayLink,
  () => null,
);

const Letter = lazyPart(async () => (await import('./Letter.tsx')).Letter, MissingLetter);

/** The reports whose rows can be ticked. */
export const tickedReports: ReadonlySet<ReportType> = new Set(['hesapekstresi', 'faturalistesi']);

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
  const isStatement = type === 'hesapekstresi';
  const [isOpen, setOpen] = useState(false);
  const [hasLetter, setLetter] = useState(false);
  const openItems = useOpenItems({
    identity,
    range,
    today,
    statement: report.data,
    isWanted: isStatement && isOpen,
    onMissing: useStableCallback(() => {
      setOpen(false);
      tellMissing();
    }),
  });
  const shown = isOpen ? openItems?.view : report.data;
  const rows = useReportRows(shown ?? expected);
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
  const title = openItems ? 'Açık Kalemler' : reportTitles[type];
  const origin = useOrigin(identity, range, today);
  const { part, whole } = rows.totals;
  // What says something of each currency by itself never adds them up.
  const totals = [...(view.totals && part.length > 1 ? part.slice(1) : part), ...whole];
  const hasTicks = tickedReports.has(type);
  const ticks = useTicks(view, lines);
  const isWaiting =
    report.isPending || (report.data !== undefined && (shown === undefined || lines === undefined));

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
          shown && lines && lines.length > 0 ? (
            <Suspense>
              <ExportMenu sheet={() => toSheet(view, lines, totals, { title, origin })} />
            </Suspense>
          ) : null
        }
        rows={shown && lines && { shown: lines.length, total: view.lines.length }}
      />
      {report.isError && (
        <QueryFailure isRetrying={report.isFetching} onRetry={() => void report.refetch()}>
          {report.data ? 'Rapor yenilenemedi: satırlar eski olabilir.' : 'Rapor yüklenemedi.'}
        </QueryFailure>
      )}
      {openItems && (
        <openItems.Summary
          open={openItems}
          hasDueDates={openItems.hasDueDates}
          isAskingAgain={openItems.isAskingAgain}
          onAskAgain={openItems.askAgain}
          chosen={rows.age}
          onChoose={rows.setAge}
          endsBefore={range.end < today ? formatDate(range.end) : undefined}
        />
      )}
      {(report.data ?? isWaiting) && !openItems && (
        <Overview
          type={type}
          company={companyText(origin)}
          report={shown && view}
          range={range}
          rows={rows}
        />
      )}
      {isStatement && (isWaiting || (report.data && report.data.lines.length > 0)) && (
        <div className={desk}>
          <Suspense fallback={<Skeleton height={40} shape="control" />}>
            {report.data ? (
              <StatementDesk
                {...{ identity, ticks, isOpen }}
                begin={start}
                onChange={(next) => {
                  setOpen(next);
                  // The rows of a statement have no age.
                  rows.setAge(undefined);
                }}
                onLetter={() => setLetter(true)}
              />
            ) : (
              <Skeleton height={40} shape="control" />
            )}
          </Suspense>
        </div>
      )}
      {shown && lines ? (
        <ReportTable
          {...{ view, lines, totals, documentHref }}
          label={title}
          sort={rows.sort}
          onSort={rows.setSort}
          onOpen={open}
          isArranging={rows.isArranging}
          ticks={hasTicks && lines.length > 0 ? ticks : undefined}
          emptyText={view.lines.length === 0 ? 'Kayıt Bulunamadı.' : 'Aramanızla eşleşen satır yok.'}
        />
      ) : (
        isWaiting && <ReportTableSkeleton label={title} columns={view.columns} hasTicks={hasTicks} />
      )}
      {hasTicks && (
        <TickedBar
          view={view}
          ticks={ticks}
          action={(ticked) =>
            openItems ? (
              <PayLink {...{ identity, ticks }} begin={start} lines={ticked} />
            ) : (
              <ExportMenu
                label="Seçilenleri Dışa Aktar"
                sheet={() => toSheet(view, ticked, sumReport(view, ticked, true), { title, origin })}
              />
            )
          }
        />
      )}
      {hasLetter && (
        <Suspense>
          <Letter {...{ identity, origin, range, today }} onClose={() => setLetter(false)} />
        </Suspense>
      )}
      {query.document && (
        <Suspense>
          <ReportDocument
            type={type}
            lines={view.lines}
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
