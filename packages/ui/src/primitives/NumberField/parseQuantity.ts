import { isBarcode } from './isBarcode.ts';

/** As many of one product as are ordered at once, or kept in a list. */
export const quantityLimit = 999_999_999;

/** What a quantity text says: nothing, a whole number from 0 up, or something that is none. */
export type Quantity = { kind: 'empty' } | { kind: 'value'; value: number } | { kind: 'invalid' };

/**
 * A whole number as it is typed, or as a spreadsheet or a stock list writes it: with or without grouping, by points ('1.000',
 * but not '0.500', which means a half) or spaces, and with decimals that are none.
 */
const wholes = [
  /^(\d+)(?:[.,]0{1,2})?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,0{1,2})?$/,
  /^([1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+)(?:,0{1,2})?$/,
];
/** The unit may stand behind it; which one it is, the product says. I and ı are read as i. */
const unit = /(\d)\s*(?:adet|ad|kutu|koli|paket|pk|düzine|metre|mt|kg|takim|rulo|top)\.?$/;
/** Digits without grouping that are too many for a number that somebody typed: a code, if one that was read wrongly. */
const code = /^\d{12,}$/;

const widthless = (text: string) =>
  text.replaceAll(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
const lower = (text: string) => text.replaceAll(/[İIı]/g, 'i').toLowerCase();

/**
 * Reads a quantity as a Turkish user writes or pastes it: '1.000' is 1000, '5,00' and '5 Adet' are 5. Anything that is not
 * certainly a whole number is invalid, bar codes too; nothing is cut, rounded or guessed.
 */
export function parseQuantity(text: string): Quantity {
  const trimmed = lower(widthless(text)).trim();
  if (trimmed === '') return { kind: 'empty' };
  const bare = trimmed.replace(unit, '$1').replace(/^\+(?=\d)/, '');
  const whole = wholes.find((form) => form.test(bare))?.exec(bare)?.[1];
  if (whole === undefined || code.test(whole) || isBarcode(whole)) return { kind: 'invalid' };
  const value = Number(whole.replaceAll(/\D/g, ''));
  return Number.isSafeInteger(value) ? { kind: 'value', value } : { kind: 'invalid' };
}

/** The text of a whole number with Turkish grouping: 1250 is '1.250'. */
export const formatQuantity = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');
