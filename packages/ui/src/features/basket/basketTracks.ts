import type { Basket } from '@vitrin/api-client/basket/basket';
import { figureWidth } from '../../primitives/RowGroup/figureWidth.ts';

/** Grid columns of the basket: from 1280 px, and below, where the discount stands under the price. */
export interface BasketTracks {
  readonly wide: string;
  readonly narrow: string;
  /** Price and amount leave a name little more than the room of its picture beside the summary of a laptop. */
  readonly isLong: boolean;
}

/** Columns as wide as the longest price and amount, so that none ever wraps. */
export function basketTracks({ lines, showDiscount }: Pick<Basket, 'lines' | 'showDiscount'>): BasketTracks {
  const price = lines.reduce((width, { unitPriceText }) => Math.max(width, figureWidth(unitPriceText)), 104);
  const amount = lines.reduce((width, { amountText }) => Math.max(width, figureWidth(amountText)), 116);
  return {
    wide: `minmax(240px, 1fr) ${price}px${showDiscount ? ' 48px' : ''} 192px ${amount}px 40px`,
    narrow: `minmax(0, 1fr) ${price}px 196px ${amount}px 40px`,
    isLong: price + amount > 240,
  };
}
