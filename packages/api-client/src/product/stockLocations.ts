import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectList } from '../read/expectBody.ts';
import { readQuantity } from '../read/readAmount.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readId, type Id } from '../read/readId.ts';
import { readList } from '../read/readList.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';

/** Stock of a product in one warehouse. */
export interface StockLocation {
  readonly id: Id;
  readonly name: string;
  /** In the unit of the product, or the server's own words for it. */
  readonly quantity: number | string;
}

/** Reads GET /product/stoklokasyon. */
export function readStockLocations(body: Wire<Schemas['StockLocation'][] | null>): readonly StockLocation[] {
  return readList(body, (value) => {
    if (!isRecord(value)) return undefined;
    const quantity = readField(value, 'miktar');
    return {
      id: readId(readField(value, 'id')),
      name: readText(readField(value, 'lokasyonAd')),
      quantity: readQuantity(quantity) ?? readText(quantity),
    };
  });
}

/** GET /product/stoklokasyon: stock by warehouse. */
export const getStockLocations = (id: Id, signal?: AbortSignal): Promise<readonly StockLocation[]> =>
  read(
    (init) => backend.GET('/product/stoklokasyon', { ...init, params: { query: { id } } }),
    expectList(readStockLocations),
    { signal },
  );

/** Stock of a product by warehouse. */
export const stockLocationsQuery = (identity: Identity, id: Id) =>
  backendQuery(
    [identityKey(identity), 'product', String(id), 'stock'],
    (signal) => getStockLocations(id, signal),
    fresh.catalogue,
  );
