import { useDeferredValue, useMemo, useState } from 'react';
import { ageInvoices, ageOf, type AgeKey } from './ageing.ts';
import { cellOf } from './cellOf.ts';
import type { ReportView, SortOrder } from './ReportLine.ts';
import { sumReport, type ReportTotal } from './sumReport.ts';
import { useArranged } from './useArranged.ts';

const none: readonly ReportTotal[] = [];

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
  const whole = useMemo(() => (view.lines.length === 0 ? none : sumReport(view, view.lines)), [view]);
  const part = useMemo(() => {
    const isPart = lines && lines.length > 0 && lines.length < view.lines.length;
    return isPart ? sumReport(view, lines, true) : none;
  }, [view, lines]);
  // Of everything, and of what a filter has left.
  return { sort, setSort, filter, setFilter, age, setAge, ages, lines, totals: { whole, part }, isArranging };
}

function ofAge(view: ReportView, age: AgeKey): ReportView {
  const lines = view.lines.filter((line) => {
    const days = cellOf(view, line, 'overdue');
    return typeof days === 'number' && ageOf(days) === age;
  });
  return { ...view, lines };
}
