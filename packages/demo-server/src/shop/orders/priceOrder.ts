import type { Currency } from '../catalogue/Catalogue.ts';
import { toTry } from '../money.ts';
import type { Rate } from '../money.ts';
import { lineInTry, sumLines } from '../pricing/priceLine.ts';
import type { PricedLine } from '../pricing/priceLine.ts';
import type { PricedOrder } from './Order.ts';

/**
 * Brings lines into one currency: theirs when they share one, otherwise TRY, as the reports know one currency per
 * document.
 * @param rateOf the selling rate of the order's day.
 */
export function priceOrder(lines: readonly PricedLine[], rateOf: (currency: Currency) => Rate): PricedOrder {
  const [first] = lines;
  const currency = first && lines.every((line) => line.currency === first.currency) ? first.currency : 'TRY';
  const settled = currency === 'TRY' ? lines.map((line) => lineInTry(line, rateOf(line.currency))) : lines;
  const totals = sumLines(settled, currency);
  const rate = rateOf(currency);
  return { lines: settled, currency, totals, rate, totalTry: toTry(totals.gross, rate) };
}
