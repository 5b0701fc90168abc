import { readQuantity } from './readAmount.ts';
import { isRecord, readField } from './readField.ts';
import { readId, type Id } from './readId.ts';
import { readList } from './readList.ts';
import { readText } from './readText.ts';
import type { Schemas, Wire } from './Wire.ts';

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
