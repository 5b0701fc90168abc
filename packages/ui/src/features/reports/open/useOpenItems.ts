import { useQuery } from '@tanstack/react-query';
import type { Identity } from '@vitrin/api-client/identity';
import { type InvoiceRow, invoicesQuery } from '@vitrin/api-client/reports/reports';
import { useEffect, useMemo, useState } from 'react';
import type { ReportRange } from '../reportQuery.ts';
import type { ReportView } from '../ReportLine.ts';

type Desk = typeof import('./openDesk.ts');

interface Wanted {
  readonly identity: Identity;
  readonly range: ReportRange;
  readonly today: string;
  /** The statement; undefined while it is on its way. */
  readonly statement: ReportView | undefined;
  readonly isWanted: boolean;
  /** Told where the code cannot be had. */
  readonly onMissing: () => void;
}

const dueDatesOf = (rows: readonly InvoiceRow[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ documentNo, dueDate }) => (dueDate ? [[documentNo, dueDate] as const] : [])));

const noDueDates: ReadonlyMap<string, string> = new Map();

/** What is open of a statement, with due dates from the invoice list of the same days; undefined until it is known. */
export function useOpenItems({ identity, range, today, statement, isWanted, onMissing }: Wanted) {
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => {
    if (isWanted && !desk) import('./openDesk.ts').then(setDesk, onMissing);
  }, [isWanted, desk, onMissing]);
  const { start, end } = range;
  const invoices = useQuery({
    ...invoicesQuery(identity, { begin: start, end }),
    select: dueDatesOf,
    enabled: isWanted,
  });
  // What was answered once, be it by a failure, stands while it is asked again.
  const { data: dueDates, isFetched, isFetching, refetch } = invoices;
  const open = useMemo(
    () =>
      isWanted && desk && statement && isFetched
        ? desk.viewOpen(statement, { dueDates: dueDates ?? noDueDates, today, begin: start })
        : undefined,
    [isWanted, desk, statement, isFetched, dueDates, today, start],
  );
  return (
    open &&
    desk && {
      ...open,
      Summary: desk.OpenSummary,
      hasDueDates: dueDates !== undefined,
      isAskingAgain: isFetching,
      askAgain: () => void refetch(),
    }
  );
}
