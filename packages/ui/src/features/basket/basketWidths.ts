import type { Basket } from '@vitrin/api-client/basket/basket';
import { figureWidth } from '../../primitives/GridTable/figureWidth.ts';

/** A window too narrow for any amount beside a quantity: the narrowest phones, and wherever letters are large. */
export const narrowest = 'screen and (max-width: 339.98px)';

/** Widths in px of the columns that hold amounts. */
export interface BasketWidths {
  readonly price: number;
  readonly amount: number;
  /** They leave a name little more than the room of its picture beside the summary of a laptop. */
  readonly isLong: boolean;
}

/** Columns as wide as the longest price and amount, so that none ever wraps. */
export function basketWidths(lines: Basket['lines']): BasketWidths {
  const price = lines.reduce((width, { unitPriceText }) => Math.max(width, figureWidth(unitPriceText)), 104);
  const amount = lines.reduce((width, { amountText }) => Math.max(width, figureWidth(amountText)), 116);
  return { price, amount, isLong: price + amount > 240 };
}
