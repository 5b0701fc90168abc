import { type Identity, personKey } from '@vitrin/api-client/identity';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useEffect } from 'react';
import type { ReportQuery } from '../../features/reports/reportQuery.ts';
import { chosenRange, rangeMemory } from '../../features/reports/reportRanges.ts';
import { ReportTableSkeleton } from '../../features/reports/ReportTable/ReportTableSkeleton.tsx';
import { ReportTabs } from '../../features/reports/ReportTabs/ReportTabs.tsx';
import { emptyReport } from '../../features/reports/useReport.ts';
import { usePageTitle } from '../../features/session/usePageTitle.ts';
import { QueryState } from '../../query/QueryState.tsx';
import type { ReportType } from '../../routes.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { todayInIstanbul } from '../../text/formatDate.ts';
import { reportTitles } from '../../text/reportTitles.ts';
import { words } from '../../text/words.ts';
import { LoadedReport, tickedReports } from './LoadedReport.tsx';
import { page, title } from './Report.css.ts';

export interface ReportProps {
  type: ReportType;
  /** What the address says: the range, and the document whose panel is open. */
  query: ReportQuery;
  onQueryChange: (query: ReportQuery) => void;
}

/** Movements, statement, orders or invoices of the account over a range of days. */
export function Report({ type, query, onQueryChange }: ReportProps) {
  usePageTitle([query.document?.documentNo, reportTitles[type]].filter(Boolean).join(' – '));
  return (
    <div className={page}>
      <Breadcrumb label={words.breadcrumb} crumbs={[{ title: 'Raporlar' }, { title: reportTitles[type] }]} />
      <div className={title}>
        <Heading level={1}>{reportTitles[type]}</Heading>
      </div>
      <ReportTabs type={type} />
      <QueryState
        query={useApplication()}
        pending={
          <ReportTableSkeleton
            label={reportTitles[type]}
            columns={emptyReport(type, todayInIstanbul()).columns}
            hasTicks={tickedReports.has(type)}
          />
        }
      >
        {({ identity }) => (
          // Another report, or another company, begins with its own order and no filter.
          <Ranged key={type} {...{ type, query, onQueryChange, identity }} />
        )}
      </QueryState>
    </div>
  );
}

/** Remembers the range of the address for the next time. */
function Ranged({ query, ...props }: ReportProps & { identity: Identity }) {
  const { type, identity } = props;
  const person = personKey(identity);
  const today = todayInIstanbul();
  const { range } = query;
  useEffect(() => {
    if (range) rangeMemory.remember(person, type, range);
  }, [person, type, range]);
  return <LoadedReport {...props} query={query} today={today} range={chosenRange(person, type, query)} />;
}
