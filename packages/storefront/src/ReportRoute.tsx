import { readField } from '@vitrin/api-client/read/readField';
import { reportTypes } from '@vitrin/ui/routes';
import { readReportQuery, writeReportQuery, type ReportQuery } from '@vitrin/ui/report-query';
import { Report } from '@vitrin/ui/screens/Report';
import { startTransition, useMemo, useOptimistic, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSearch } from './useSearch.ts';

/** Set on the entry in the history that opening a panel made. */
const opened = { isPanelOpened: true };

export interface ReportRouteProps {
  /** What the address calls it. */
  type: string;
  /** Shown where that is no report. */
  notFound: ReactNode;
}

/** A report whose range and open panel are the address. An opened panel is a step in the history: Back closes it. */
export function ReportRoute({ type, notFound }: ReportRouteProps) {
  const params = useSearch();
  const navigate = useNavigate();
  const location = useLocation();
  const [left, setLeft] = useState<typeof location>();
  // The router renders in a transition: until then what was chosen is shown, and what is chosen next builds on it.
  const [query, showQuery] = useOptimistic(useMemo(() => readReportQuery(params), [params]));
  const known = reportTypes.find((one) => one === type);
  if (!known) return notFound;

  const change = (next: ReportQuery) => {
    const opens = next.document !== undefined && query.document === undefined;
    const closes = next.document === undefined && query.document !== undefined;
    if (closes && isOpened(location.state)) {
      // The address follows later: a second press meanwhile must not go back a page more.
      if (left !== location) void navigate(-1);
      setLeft(location);
    } else {
      startTransition(() => {
        showQuery(next);
        void navigate(`?${writeReportQuery(next, params)}`, {
          replace: !opens,
          ...(opens ? { state: opened } : {}),
        });
      });
    }
  };
  return <Report type={known} query={query} onQueryChange={change} />;
}

const isOpened = (state: unknown) => readField(state, 'isPanelOpened') === true;
