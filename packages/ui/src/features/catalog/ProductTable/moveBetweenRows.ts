import type { KeyboardEvent } from 'react';
import { goToRow } from '../../../primitives/GridTable/goToRow.ts';

const steps: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1, Tab: 1 };

/**
 * Goes from quantity to quantity: Enter, Tab and the arrows, back with Shift+Enter. At the ends Tab leaves the table as
 * everywhere, so nobody is caught in it.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>) {
  const step = steps[event.key];
  // Backwards Tab stops at the product's own link, which is the way to it by keyboard.
  if (step === undefined || (event.key === 'Tab' && event.shiftKey)) return;
  if (goToRow(event.currentTarget, event.shiftKey ? -1 : step)) event.preventDefault();
}
