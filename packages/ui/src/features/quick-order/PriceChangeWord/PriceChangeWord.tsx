import { ArrowDownIcon } from '../../../primitives/Icon/ArrowDownIcon.tsx';
import { ArrowUpIcon } from '../../../primitives/Icon/ArrowUpIcon.tsx';
import { EqualIcon } from '../../../primitives/Icon/EqualIcon.tsx';
import type { PriceChange } from '../past/comparePrices.ts';
import { change as looks } from './PriceChangeWord.css.ts';

const marks = { up: ArrowUpIcon, down: ArrowDownIcon, same: EqualIcon };

/** How a price has changed, in words and a sign. */
export function PriceChangeWord({ change }: { change: PriceChange | undefined }) {
  if (change === undefined) return null;
  const Mark = marks[change.kind];
  return (
    <span className={looks[change.kind]}>
      <Mark size="sm" />
      {change.words}
    </span>
  );
}
