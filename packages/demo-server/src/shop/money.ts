import type { Currency } from './catalogue/Catalogue.ts';

/** Whole minor units of a currency: kuruş or cent. All amounts of the shop are such whole numbers. */
export type Minor = number;

/** An exchange rate in ten-thousandths of a lira per unit of the other currency; 10,000 for the lira itself. */
export type Rate = number;

/** `numerator / denominator` to the nearest whole number, halves away from zero; exact for whole numbers up to 2⁵². */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * Math.abs(numerator) + denominator;
  const quotient = (doubled - (doubled % (2 * denominator))) / (2 * denominator);
  return numerator < 0 ? -quotient : quotient;
}

/** `percent` of an amount, rounded half up to the minor unit. */
export const percentOf = (amount: Minor, percent: number): Minor => divideHalfUp(amount * percent, 100);

/** Part of an amount in hundredths of a percent (basis points), rounded half up to the minor unit. */
export const basisPointsOf = (amount: Minor, basisPoints: number): Minor =>
  divideHalfUp(amount * basisPoints, 10_000);

/** An amount of a foreign currency in kuruş, rounded half up. */
export function toTry(amount: Minor, rate: Rate): Minor {
  // Amount times rate may pass 2⁵³.
  const doubled = 2n * BigInt(Math.abs(amount)) * BigInt(rate) + 10_000n;
  const kurus = Number(doubled / 20_000n);
  return amount < 0 ? -kurus : kurus;
}

const inGroups = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** '1.234.567,05': Turkish grouping, always two decimals. */
export function formatAmount(amount: Minor): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = inGroups.format(Number(digits.slice(0, -2)));
  return `${amount < 0 ? '-' : ''}${whole},${digits.slice(-2)}`;
}

/** '1.234,05 TL', '12,50 USD'. */
export const formatMoney = (amount: Minor, currency: Currency): string =>
  `${formatAmount(amount)} ${currency === 'TRY' ? 'TL' : currency}`;
