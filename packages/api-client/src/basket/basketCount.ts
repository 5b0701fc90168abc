import { backend, read } from '../client.ts';
import type { Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { isRecord, readField } from '../read/readField.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { basketKey } from './basketKey.ts';

/** Reads GET /application/getBasketProductCount: a number, a numeric text or `{count}`; undefined for anything else. */
export function readBasketCount(body: Wire<Schemas['BasketCount']>): number | undefined {
  const value = isRecord(body) ? readField(body, 'count') : body;
  const count = typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** GET /application/getBasketProductCount: number of rows. */
export const getBasketCount = (signal?: AbortSignal): Promise<number> =>
  read((init) => backend.GET('/application/getBasketProductCount', init), readBasketCount, { signal });

/** Number of rows in the basket. */
export const basketCountQuery = (identity: Identity) =>
  backendQuery([...basketKey(identity), 'count'], getBasketCount, fresh.never);
