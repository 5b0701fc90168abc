/** What a quantity text says: nothing, a whole number from 0 up, or something that is none. */
export type Quantity = { kind: 'empty' } | { kind: 'value'; value: number } | { kind: 'invalid' };

const plain = /^\d+$/;
/** Turkish grouping: a point before every three digits, and no group before a leading zero ('0.500' means a half). */
const grouped = /^[1-9]\d{0,2}(\.\d{3})+$/;

/**
 * Reads a quantity as a Turkish user writes it: '1.000' is 1000. Decimals, signs and numbers beyond what can be counted
 * exactly are invalid; nothing is cut or rounded.
 */
export function parseQuantity(text: string): Quantity {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  if (!plain.test(trimmed) && !grouped.test(trimmed)) return { kind: 'invalid' };
  const value = Number(trimmed.replaceAll('.', ''));
  return Number.isSafeInteger(value) ? { kind: 'value', value } : { kind: 'invalid' };
}

/** The text of a whole number with Turkish grouping: 1250 is '1.250'. */
export const formatQuantity = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');
