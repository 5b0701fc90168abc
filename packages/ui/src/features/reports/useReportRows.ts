import { useDeferredValue, useMemo, useState } from 'react';
import { ageInvoices } from './ageing.ts';
import type { ReportView, SortOrder } from './ReportLine.ts';
import { sumReport, type ReportTotal } from './sumReport.ts';
import { useArranged } from './useArranged.ts';

const none: readonly ReportTotal[] = [];

/**
 * Order and filters of a report, and what they leave of it. They stay when another range is read. The `view` is the report
 * of which all the rest is told: the latest, or for a moment the one before.
 */
export function useReportRows(latest: ReportView) {
  const [chosenSort, setSort] = useState<SortOrder>();
  // What it was sorted by may be a column of another report.
  const sort =
    chosenSort && latest.columns.some(({ key }) => key === chosenSort.key) ? chosenSort : latest.sort;
  const [filter, setFilter] = useState('');
  const [age, setAge] = useState<string>();
  // Typing is answered first, the rows follow.
  const wanted = useDeferredValue(filter);

  const { view, lines, isArranging } = useArranged(latest, sort, wanted, age);
  const ages = useMemo(() => ageInvoices(view), [view]);
  const whole = useMemo(
    () => view.totals ?? (view.lines.length === 0 ? none : sumReport(view, view.lines)),
    [view],
  );
  const part = useMemo(() => {
    const isPart = lines && lines.length > 0 && lines.length < view.lines.length;
    return isPart ? sumReport(view, lines, true) : none;
  }, [view, lines]);
  return {
    view,
    sort,
    setSort,
    filter,
    setFilter,
    age,
    setAge,
    ages,
    lines,
    // Of everything, and of what a filter has left.
    totals: { whole, part },
    isArranging,
  };
}
