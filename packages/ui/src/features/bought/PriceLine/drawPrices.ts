import { dayNumber } from '../../../text/dayNumber.ts';
import type { Purchase } from '../sumBought.ts';

/** A purchase whose price can be drawn. */
export interface PricedPurchase extends Purchase {
  readonly price: number;
}

/** Those in the currency of the last one that has a price. */
export function pricedOf(purchases: readonly Purchase[]): readonly PricedPurchase[] {
  const priced = purchases.filter((one): one is PricedPurchase => one.price !== undefined);
  const currency = priced.at(-1)?.currency;
  return priced.filter((one) => one.currency === currency);
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The line of prices within a box: a price holds until the next one.
 * @returns the path, and where it ends
 */
export function drawPrices(purchases: readonly PricedPurchase[], width: number, height: number) {
  const days = purchases.map(({ day }) => dayNumber(day));
  const prices = purchases.map(({ price }) => price);
  const [firstDay = 0, lastDay = 0] = [days[0], days.at(-1)];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const x = (day: number) =>
    round(lastDay === firstDay ? 0 : ((day - firstDay) / (lastDay - firstDay)) * width);
  // One price all the time is a line in the middle.
  const y = (price: number) =>
    round(most === least ? height / 2 : height - ((price - least) / (most - least)) * height);
  const path = purchases
    .map(
      ({ day, price }, place) =>
        `${place === 0 ? `M${x(dayNumber(day))}` : `H${x(dayNumber(day))}`}${place === 0 ? ' ' : 'V'}${y(price)}`,
    )
    .join('');
  return { path: `${path}H${width}`, end: y(prices.at(-1) ?? 0) };
}
