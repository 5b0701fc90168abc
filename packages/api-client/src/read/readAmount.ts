/**
 * What a single separator with three digits behind it means: `1.234` is 1234 among amounts, 1,234 among exchange rates,
 * which are never that large. In Turkish notation a point groups and a comma is decimal.
 */
export type LoneSeparator = 'grouping' | 'decimal' | 'turkish';

const currencyMark = /^(?:₺|\$|€|TL|TRY|USD|EUR)|(?:₺|\$|€|TL|TRY|USD|EUR)$/giu;
const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * Reads an amount in any notation the backend or a person uses: a JSON number, `1.234,56`, `1,234.56`, `1234.5`, with or
 * without a currency mark or spaces between groups. The last separator followed by one or two digits is the decimal one.
 * Undefined for what is no amount (text, `1e3`, other digits, doubled separators).
 */
export function readAmount(value: unknown, loneSeparator: LoneSeparator = 'grouping'): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' ? parseAmount(value, loneSeparator) : undefined;
}

/** Reads an exchange rate or a percentage: like an amount, but a single separator is always the decimal one. */
export function readRate(value: unknown): number | undefined {
  return readAmount(value, 'decimal');
}

/** Reads a quantity of goods, which the backend writes in Turkish notation: `1.000` is a thousand, `2,125` metres are just over two. */
export function readQuantity(value: unknown): number | undefined {
  return readAmount(value, 'turkish');
}

const unmarked = (text: string) => text.trim().replace(currencyMark, '').trim();

function parseAmount(text: string, loneSeparator: LoneSeparator): number | undefined {
  if (text.length > 40) return undefined;
  // The sign stands before the mark, or behind it.
  const [, sign = '', body = ''] = /^([-+−]?)(.*)$/su.exec(unmarked(text)) ?? [];
  const digits = withoutGroups(joinSpacedGroups(unmarked(body)), loneSeparator);
  if (digits === undefined) return undefined;
  const amount = Number(digits);
  return sign === '-' || sign === '−' ? 0 - amount : amount;
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
