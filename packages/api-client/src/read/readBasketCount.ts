import { isRecord, readField } from './readField.ts';
import type { Schemas, Wire } from './Wire.ts';

/** Reads GET /application/getBasketProductCount: a number, a numeric text or `{count}`; undefined for anything else. */
export function readBasketCount(body: Wire<Schemas['BasketCount']>): number | undefined {
  const value = isRecord(body) ? readField(body, 'count') : body;
  const count = typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
