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

/**
 * An amount in whole kuruş, rounded as it is shown: 19,995 is 2000. Works on the digits, since 19.995 * 100 is
 * 1999.4999…; undefined for what is no amount. Exact up to 90 trillion.
 */
export function toKurus(amount: number | null | undefined): number | undefined {
  if (!Number.isFinite(amount)) return undefined;
  const size = Math.abs(amount as number);
  const shifted = Number(`${size}e2`);
  const kurus = Math.round(Number.isNaN(shifted) ? size * 100 : shifted);
  return kurus === 0 ? 0 : Math.sign(amount as number) * kurus;
}

/** Adds amounts in whole kuruş, so that 0,1 + 0,2 is 0,30, and shows them as a price. Missing ones count nothing. */
export function formatSum(amounts: readonly (number | null | undefined)[]): string {
  return formatAmount(amounts.reduce<number>((sum, amount) => sum + (toKurus(amount) ?? 0), 0) / 100);
}

/** A count with Turkish grouping: `1.234`. */
export const formatCount = (count: number): string => whole.format(count);
