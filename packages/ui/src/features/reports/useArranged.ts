import { useEffect, useMemo, useState } from 'react';
import { arrangeLines } from './arrangeLines.ts';
import type { ReportLine, ReportView, SortOrder } from './ReportLine.ts';
import { everyRowLimit } from './everyRowLimit.ts';
import { finish, finishInPieces } from '@vitrin/api-client/runSteps';

interface Arranged {
  readonly view: ReportView;
  readonly sort: SortOrder;
  readonly filter: string;
  readonly lines: readonly ReportLine[];
}

/**
 * The lines of a report, filtered and sorted. A long report is arranged in pieces; until that is done the lines stay as
 * they were, and `isArranging` says so. Undefined while there is no arrangement of this report at all.
 */
export function useArranged(view: ReportView, sort: SortOrder, filter: string) {
  const isLong = view.lines.length > everyRowLimit;
  const atOnce = useMemo(
    () => (isLong ? undefined : finish(arrangeLines(view, sort, filter))),
    [isLong, view, sort, filter],
  );
  const [arranged, setArranged] = useState<Arranged>();
  useEffect(() => {
    if (!isLong) return undefined;
    const stop = new AbortController();
    const arrange = async () => {
      const lines = await finishInPieces(arrangeLines(view, sort, filter), stop.signal);
      if (lines) setArranged({ view, sort, filter, lines });
    };
    void arrange();
    return () => stop.abort();
  }, [isLong, view, sort, filter]);

  const kept = arranged?.view === view ? arranged : undefined;
  const isDone = kept?.sort === sort && kept.filter === filter;
  return { lines: atOnce ?? kept?.lines, isArranging: isLong && !isDone };
}
