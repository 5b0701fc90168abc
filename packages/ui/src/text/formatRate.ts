import { formatAmount } from './formatAmount.ts';

/** A selling rate with the lira sign, `₺42,18`; one that the server has already written is shown as it is. */
export function formatRate(selling: number | string): string {
  const amount = typeof selling === 'number' ? formatAmount(selling) : selling;
  return /₺|TL|TRY/.test(amount) ? amount : `₺${amount}`;
}
