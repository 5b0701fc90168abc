import { readAmount } from '@vitrin/api-client/read/readAmount';
import type { BasketSum, BasketVariation } from '@vitrin/api-client/read/readBasket';
import { toMinorUnits } from '@vitrin/api-client/read/sumAmounts';
import { formatMoney } from '../../text/formatAmount.ts';

/** Money out of a text such as '₺1.234,50' or '1.234,50 TL', whatever currency stands beside it. */
const amountIn = (text: string) => readAmount(text.replaceAll(/[^\d.,\s-]/g, '').trim());

/**
 * What a variation saves against the basket's total in the same currency, as a price; undefined where it saves nothing
 * or where one of the two cannot be read for certain.
 */
export function variationGain(variation: BasketVariation, sums: readonly BasketSum[]): string | undefined {
  const same = sums.filter(({ currency }) => currency === variation.currency);
  const now = same.length === 1 ? amountIn(same[0]?.totalText ?? '') : undefined;
  const then = amountIn(variation.totalText);
  if (now === undefined || then === undefined) return undefined;
  const saved = toMinorUnits(now) - toMinorUnits(then);
  return saved > 0 ? formatMoney(saved / 100, variation.currency) : undefined;
}
