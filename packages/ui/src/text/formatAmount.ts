import { toMinorUnits } from '@vitrin/api-client/read/sumAmounts';

/** Shown where an amount or date is missing or unreadable. */
export const missing = '—';

const twoDecimals = new Intl.NumberFormat('tr-TR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});
const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** An amount in major units (lira, dollars) as `1.234,50`; a dash where there is none. */
export function formatAmount(amount: number | null | undefined): string {
  return Number.isFinite(amount) ? twoDecimals.format(amount as number) : missing;
}

/** An amount with its currency after it, `1.234,50 TL`; TRY is written TL as on every Turkish price tag. */
export function formatMoney(amount: number | null | undefined, currency: string): string {
  const shown = formatAmount(amount);
  return shown === missing ? shown : `${shown} ${currency === 'TRY' ? 'TL' : currency}`;
}

/** Adds amounts in whole kuruş, so that 0,1 + 0,2 is 0,30, and shows them as a price. Missing ones count nothing. */
export function formatSum(amounts: readonly (number | null | undefined)[]): string {
  const kurus = amounts.map((amount) => (Number.isFinite(amount) ? toMinorUnits(amount as number) : 0));
  return formatAmount(kurus.reduce((sum, one) => sum + one, 0) / 100);
}

/** A count with Turkish grouping: `1.234`. */
export const formatCount = (count: number): string => whole.format(count);
