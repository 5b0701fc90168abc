import type { ErrorReport } from './describeError.ts';

/** At most so many reports of one page: an error in a loop must not become traffic. */
const limit = 10;

/**
 * Tells of errors, each of them once and no more than ten in all.
 * @param send hands a report over; it neither waits nor fails
 */
export function createReporter(send: (report: ErrorReport) => void): (report: ErrorReport) => void {
  const told = new Set<string>();
  return (report) => {
    const what = JSON.stringify(report);
    if (told.size >= limit || told.has(what)) return;
    told.add(what);
    send(report);
  };
}
