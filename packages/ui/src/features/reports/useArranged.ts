import { useEffect, useMemo, useState } from 'react';
import { finish, finishInPieces } from '@vitrin/api-client/runSteps';
import { arrangeLines } from './arrangeLines.ts';
import { everyRowLimit } from '../../primitives/GridTable/everyRowLimit.ts';
import type { ReportLine, ReportView, SortOrder } from './ReportLine.ts';

interface Arranged {
  readonly view: ReportView;
  readonly sort: SortOrder;
  readonly filter: string;
  readonly age: string | undefined;
  readonly lines: readonly ReportLine[];
}

/**
 * The lines of a report, filtered and sorted, and the report they are of. A long report is arranged in pieces; until that
 * is done both stay as they were, also where the report has been read again, and `isArranging` says so. No lines while
 * there is no arrangement of this report at all.
 */
export function useArranged(
  latest: ReportView,
  sort: SortOrder,
  filter: string,
  age: string | undefined,
): { view: ReportView; lines: readonly ReportLine[] | undefined; isArranging: boolean } {
  const isLong = latest.lines.length > everyRowLimit;
  const atOnce = useMemo(
    () => (isLong ? undefined : finish(arrangeLines(ofAge(latest, age), sort, filter))),
    [isLong, latest, sort, filter, age],
  );
  const [arranged, setArranged] = useState<Arranged>();
  // Between two ranges there are no rows: those of one never stand for the other's.
  if (!isLong && arranged) setArranged(undefined);
  useEffect(() => {
    if (!isLong) return undefined;
    const stop = new AbortController();
    const arrange = async () => {
      const lines = await finishInPieces(arrangeLines(ofAge(latest, age), sort, filter), stop.signal);
      if (lines) setArranged({ view: latest, sort, filter, age, lines });
    };
    void arrange();
    return () => stop.abort();
  }, [isLong, latest, sort, filter, age]);

  if (!isLong || !arranged) return { view: latest, lines: atOnce, isArranging: isLong };
  const { view, lines } = arranged;
  const isDone =
    view === latest && arranged.sort === sort && arranged.filter === filter && arranged.age === age;
  return { view, lines, isArranging: !isDone };
}

function ofAge(view: ReportView, age: string | undefined): ReportView {
  if (age === undefined) return view;
  const lines = view.lines.filter(({ ageGroup }) => ageGroup === age);
  return { ...view, lines };
}
