import { useDeferredValue, useMemo, useState } from 'react';
import { ageInvoices, ageOf, type AgeKey } from './ageing.ts';
import { cellOf } from './cellOf.ts';
import type { ReportLine, ReportView, SortOrder } from './ReportLine.ts';
import { sumReport, type ReportTotal } from './sumReport.ts';
import { useArranged } from './useArranged.ts';

interface ReportTotals {
  readonly whole: readonly ReportTotal[];
  readonly part: readonly ReportTotal[];
}

/** Order and filters of a report, and what they leave of it. They stay when another range is read. */
export function useReportRows(view: ReportView) {
  const [chosenSort, setSort] = useState<SortOrder>();
  const sort = chosenSort ?? view.sort;
  const [filter, setFilter] = useState('');
  const [age, setAge] = useState<AgeKey>();
  // Typing is answered first, the rows follow.
  const wanted = useDeferredValue(filter);

  const ages = useMemo(() => ageInvoices(view), [view]);
  const aged = useMemo(() => (age === undefined ? view : ofAge(view, age)), [view, age]);
  const { lines, isArranging } = useArranged(aged, sort, wanted);
  const totals = useMemo(() => totalsOf(view, lines), [view, lines]);
  return { sort, setSort, filter, setFilter, age, setAge, ages, lines, totals, isArranging };
}

function ofAge(view: ReportView, age: AgeKey): ReportView {
  const lines = view.lines.filter((line) => {
    const days = cellOf(view, line, 'overdue');
    return typeof days === 'number' && ageOf(days) === age;
  });
  return { ...view, lines };
}

/** The totals of everything, and above them of what a filter has left. */
function totalsOf(view: ReportView, lines: readonly ReportLine[] | undefined): ReportTotals {
  if (!lines || view.lines.length === 0) return { whole: [], part: [] };
  const isPart = lines.length > 0 && lines.length < view.lines.length;
  return { whole: sumReport(view, view.lines), part: isPart ? sumReport(view, lines, true) : [] };
}
