import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { readProduct, type Product } from '../product/readProduct.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectListIn } from '../read/expectBody.ts';
import { readField } from '../read/readField.ts';
import { readList } from '../read/readList.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';

/** GET /promotion/GetProductSlider: products under a title. */
export interface ProductSlider {
  readonly title: string;
  readonly products: readonly Product[];
}

/** Reads GET /promotion/GetProductSlider. */
export function readProductSlider(body: Wire<Schemas['ProductSlider']>): ProductSlider {
  return {
    title: readText(readField(body, 'title')),
    products: readList(readField(body, 'stoks'), readProduct),
  };
}

/** GET /promotion/GetProductSlider: a list by its key on the backend, which says how many products it has. */
export const getProductSlider = (key: string, signal?: AbortSignal): Promise<ProductSlider> =>
  read(
    (init) =>
      backend.GET('/promotion/GetProductSlider', { ...init, params: { query: { key, itemCount: 0 } } }),
    expectListIn('stoks', readProductSlider),
    { signal },
  );

/** A titled list of products, by its key on the backend; it carries prices. */
export const productSliderQuery = (identity: Identity, key: string) =>
  backendQuery(
    [identityKey(identity), 'home', 'slider', key],
    (signal) => getProductSlider(key, signal),
    fresh.catalogue,
  );
