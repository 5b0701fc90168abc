import { asTyped } from './asTyped.ts';
import { readText } from './readText.ts';

/**
 * What a single separator with three digits behind it means: `1.234` is 1234 among amounts, 1,234 among exchange rates,
 * which are never that large. In Turkish notation a point groups and a comma is decimal.
 */
export type LoneSeparator = 'grouping' | 'decimal' | 'turkish';

const currency =
  '\\p{Sc}|TL|TRY|YTL|USD|EUR|GBP|CHF|JPY|CNY|RUB|SAR|AED|AZN|l[iİ]ra|dolar|euro|avro|sterl[iİ]n';
const currencyMark = new RegExp(`^(?:${currency})|(?:${currency})$`, 'giu');
const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** Which side of an account an amount is on: B (borç) is debit, A (alacak) credit. */
export type AccountSide = 'B' | 'A';

/**
 * Reads an amount in any notation the backend or a person uses: a JSON number, `1.234,56`, `1,234.56`, `1234.5`, with or
 * without a currency or spaces between groups; with its minus before or behind it, or in brackets. The last separator followed
 * by one or two digits is the decimal one. A letter says the side, `1.234,56 (B)`: what is on the other side than asked for is
 * negative. Undefined for what is no amount (text, `1e3`, other digits, doubled separators or signs).
 */
export function readAmount(
  value: unknown,
  loneSeparator: LoneSeparator = 'grouping',
  side: AccountSide = 'B',
): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' ? parseAmount(value, loneSeparator, side) : undefined;
}

/** Reads an exchange rate or a percentage: like an amount, but a single separator is always the decimal one. */
export function readRate(value: unknown): number | undefined {
  return readAmount(value, 'decimal');
}

/** Reads a quantity of goods, which the backend writes in Turkish notation: `1.000` is a thousand, `2,125` metres are just over two. */
export function readQuantity(value: unknown): number | undefined {
  return readAmount(value, 'turkish');
}

/** A number to show and to count with; or, where it could not be read, the text that came; undefined where nothing did. */
export type Shown = number | string | undefined;

/** Reads an amount that is shown. What cannot be read stays as it came: nobody is to take a gap for nothing. */
export function readShown(value: unknown, read: (value: unknown) => number | undefined = readAmount): Shown {
  if (value === undefined || value === null) return undefined;
  // What is there but is neither text nor number has no words of its own.
  return read(value) ?? (typeof value === 'string' ? shortened(readText(value)) || undefined : '—');
}

/** What is longer is no amount, whatever it says. */
const longest = 40;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** The number of what is shown, where it could be read. */
export const numberOf = (shown: Shown): number | undefined => (typeof shown === 'number' ? shown : undefined);

const unmarked = (text: string) => text.trim().replace(currencyMark, '').trim();
const sideLetter = /(?:\(([AB])\)|(?<!\p{L})([AB]))$/iu;
const minus = /^-|-$/g;

function parseAmount(text: string, loneSeparator: LoneSeparator, side: AccountSide): number | undefined {
  if (text.length > longest) return undefined;
  // The currency stands outside of the side, or inside.
  const written = unmarked(asTyped(text));
  const [ending = '', inBrackets, bare] = sideLetter.exec(written) ?? [];
  const letter = (inBrackets ?? bare)?.toUpperCase();
  // And again outside of the sign, or inside.
  const signed = unmarked(written.slice(0, written.length - ending.length));
  const unsigned = signed.replace(/^\+/, '').replace(minus, '');
  const inside = /^\((.*)\)$/s.exec(unsigned)?.[1];
  const minuses = (signed.match(minus)?.length ?? 0) + (inside === undefined ? 0 : 1);
  // A minus beside the letter of a debit says two things at once; a credit balance is written with both.
  if (minuses > (letter === 'B' ? 0 : 1)) return undefined;
  const digits = withoutGroups(joinSpacedGroups(unmarked(inside ?? unsigned)), loneSeparator);
  if (digits === undefined) return undefined;
  const amount = Number(digits);
  const isNegative = letter === undefined ? minuses > 0 : letter !== side;
  return isNegative ? 0 - amount : amount;
}

/** `1 234 567,5` is `1234567,5`; a space anywhere else stays and is refused later. */
function joinSpacedGroups(body: string): string {
  return /^\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/u.test(body) ? body.replace(/\s/gu, '') : body;
}

function withoutGroups(body: string, loneSeparator: LoneSeparator): string | undefined {
  if (/^\d+$/.test(body)) return body;
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const whole = body.slice(0, last);
  const fraction = body.slice(last + 1);
  if (last < 0 || !/^\d+$/.test(fraction)) return undefined;
  const isLone = !/[.,]/.test(whole);
  const isDecimal = loneSeparator === 'decimal' || (loneSeparator === 'turkish' && body[last] === ',');
  if (fraction.length === 3 && grouped.test(body) && !(isLone && isDecimal)) {
    return body.replace(/[.,]/g, '');
  }
  if (isLone) return /^\d*$/.test(whole) ? `${whole || '0'}.${fraction}` : undefined;
  // Two kinds of separator: the last one is decimal, whatever stands behind it. Twice the same one would be a guess.
  const groups = grouped.exec(whole);
  return groups && groups[1] !== body[last] ? `${whole.replace(/[.,]/g, '')}.${fraction}` : undefined;
}
