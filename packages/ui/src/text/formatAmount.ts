import type { Shown } from '@vitrin/api-client/read/readAmount';
import { toMinorUnits } from '@vitrin/api-client/read/toMinorUnits';

/** Shown where an amount or date is missing or unreadable. */
export const missing = '—';

/**
 * Digits in groups of three. Written here because every list shows counts and discounts: the first formatter of `Intl` in a
 * page takes as long as rendering several cards, and another one for each row adds up. Most have three digits at most, and
 * looking for places in those would cost more than all else about them.
 */
const inGroups = (digits: string) =>
  digits.length < 4 ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

/** What no shop has: so much that hundredths are no longer exact. */
const beyond = (amount: number, digits: number) =>
  amount.toLocaleString('tr-TR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });

/**
 * An amount in major units (lira, dollars) as `1.234,50`, half away from zero; a dash where there is none. One that could not be
 * read is shown as it came.
 */
export function formatAmount(amount: Shown | null): string {
  if (typeof amount === 'string') return amount;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return missing;
  const units = toMinorUnits(amount);
  if (Math.abs(units) > 1e11) return beyond(amount, 2);
  const digits = String(Math.abs(units)).padStart(3, '0');
  return `${units < 0 ? '-' : ''}${inGroups(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** An amount with its currency after it, `1.234,50 TL`; TRY is written TL as on every Turkish price tag. */
export function formatMoney(amount: Shown | null, currency: string): string {
  const shown = formatAmount(amount);
  return shown === missing || typeof amount === 'string'
    ? shown
    : `${shown} ${currency === 'TRY' ? 'TL' : currency}`;
}

/** A count with Turkish grouping: `1.234`. */
export function formatCount(count: number): string {
  if (!Number.isSafeInteger(count)) return beyond(count, 0);
  return `${count < 0 ? '-' : ''}${inGroups(String(Math.abs(count)))}`;
}

let threeDecimals: Intl.NumberFormat | undefined;

/** A quantity of goods, `1.234` or `2,5`: with as many decimals as it has, three at most. */
export function formatUnits(quantity: number): string {
  if (Number.isInteger(quantity)) return formatCount(quantity);
  threeDecimals ??= new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3, signDisplay: 'negative' });
  return threeDecimals.format(quantity);
}

/** A number with as many decimals as it has, two at most: `12`, `12,5`. */
export const formatNumber = (number: number): string => formatAmount(number).replace(/,00$|(?<=,\d)0$/, '');
