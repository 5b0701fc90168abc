import { readAmount } from '@vitrin/api-client/read/readAmount';
import type { BasketSum, BasketVariation } from '@vitrin/api-client/basket/basket';
import { toMinorUnits } from '@vitrin/api-client/read/toMinorUnits';
import { formatMoney } from '../../text/formatAmount.ts';

/**
 * What a variation saves against the basket's total in the same currency, as a price; undefined where it saves nothing
 * or where one of the two cannot be read for certain.
 */
export function variationGain(variation: BasketVariation, sums: readonly BasketSum[]): string | undefined {
  const same = sums.filter(({ currency }) => currency === variation.currency);
  const now = same.length === 1 ? readAmount(same[0]?.totalText) : undefined;
  const then = readAmount(variation.totalText);
  if (now === undefined || then === undefined) return undefined;
  const saved = toMinorUnits(now) - toMinorUnits(then);
  return saved > 0 ? formatMoney(saved / 100, variation.currency) : undefined;
}
