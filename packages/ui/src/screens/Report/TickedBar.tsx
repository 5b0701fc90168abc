import { Suspense } from 'react';
import type { Ticks } from '../../features/reports/ticks/useTicks.ts';
import { useStore } from '../../store/createStore.ts';
import { lazyPart } from '../../primitives/lazyPart.ts';
import type { TickBarProps } from './TickBar.tsx';

const TickBar = lazyPart(
  async () => (await import('./TickBar.tsx')).TickBar,
  // The rows still show which of them are ticked.
  () => null,
);

interface TickedBarProps extends Omit<TickBarProps, 'ticked'> {
  ticks: Ticks;
}

/** What the ticked rows come to, as soon as there is one. */
export function TickedBar(props: TickedBarProps) {
  const ticked = useStore(props.ticks.ticked);
  return (
    // There from the start: a live region that appears together with its text is not read.
    <div aria-live="polite">
      {ticked.size > 0 && (
        <Suspense>
          <TickBar {...props} ticked={ticked} />
        </Suspense>
      )}
    </div>
  );
}
