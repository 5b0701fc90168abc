import type { ReactNode } from 'react';
import { incompleteWords } from '../../features/reports/incompleteWords.ts';
import type { ReportLine, ReportView } from '../../features/reports/ReportLine.ts';
import { sumTicked } from '../../features/reports/ticks/sumTicked.ts';
import type { Ticks } from '../../features/reports/ticks/useTicks.ts';
import { QuietAction } from '../../primitives/ActionBar/ActionBar.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import * as css from './TickBar.css.ts';

export interface TickBarProps {
  view: ReportView;
  ticks: Ticks;
  ticked: ReadonlySet<string>;
  /** What can be done with the rows that are ticked. */
  action: (lines: readonly ReportLine[]) => ReactNode;
}

/** How many rows are ticked, what they come to in each currency, and what can be done with them. */
export function TickBar({ view, ticks, ticked, action }: TickBarProps) {
  const lines = view.lines.filter((line) => ticked.has(ticks.keyOf(line)));
  // Those of another range, which are not in sight.
  if (lines.length === 0) return null;
  return (
    <section className={css.bar} aria-label="Seçilen belgeler">
      <b>{`${formatCount(lines.length)} belge seçildi`}</b>
      <span className={css.sums}>
        {sumTicked(view, lines).map(({ currency, text, isIncomplete }) => (
          <b key={currency} className={css.sum} translate="no">
            {text}
            {isIncomplete && <span>({incompleteWords.mark})</span>}
          </b>
        ))}
      </span>
      <QuietAction label="Seçimi Temizle" onPress={() => ticks.ticked.set(new Set())} />
      {action(lines)}
    </section>
  );
}
