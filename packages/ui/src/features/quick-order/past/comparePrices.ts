import { formatPercent } from '../../../text/words.ts';
import type { PastLine } from './PastLine.ts';
import type { Price } from './readPrice.ts';

/** How a price has changed, in words with its sign. */
export interface PriceChange {
  readonly kind: 'up' | 'down' | 'same';
  readonly words: string;
}

/** Four decimals are exact; a price beyond is none that a shop has. */
const parts = 10_000;
const largest = 1e9;

/** A price in whole ten thousandths, by its decimal digits: unit prices of screws have more than two. */
const wholeOf = (amount: number): number => Math.round(Number(`${amount}e4`) || amount * parts);

/**
 * How the price of today differs from the one that was paid. Undefined where they cannot be compared: one of them cannot be read
 * or is none, or they are in different currencies.
 */
export function comparePrices(
  then: Pick<PastLine, 'price' | 'currency'>,
  now: Price | undefined,
): PriceChange | undefined {
  const { price, currency } = then;
  if (now === undefined || typeof price !== 'number' || currency === '' || currency !== now.currency)
    return undefined;
  const [before, after] = [wholeOf(price), wholeOf(now.amount)];
  if (before <= 0 || after <= 0 || Math.max(price, now.amount) > largest) return undefined;
  if (before === after) return { kind: 'same', words: 'aynı' };
  const isUp = after > before;
  return {
    kind: isUp ? 'up' : 'down',
    words: `${percentOf(Math.abs(after - before), before)} ${isUp ? 'arttı' : 'düştü'}`,
  };
}

/** In whole percent; below one in tenths, so that what has changed is not told as nothing. */
function percentOf(difference: number, before: number): string {
  const tenths = Math.round((difference * 1000) / before);
  if (tenths >= 10) return formatPercent(Math.round((difference * 100) / before));
  return tenths === 0 ? `${formatPercent(0.1)}’den az` : formatPercent(tenths / 10);
}
