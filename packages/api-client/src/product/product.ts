import { pathId } from '../calls/pathId.ts';
import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readHtml } from '../read/readHtml.ts';
import type { Id } from '../read/readId.ts';
import { readNamed, type Named } from '../read/readNamed.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { readProduct, type Product } from './readProduct.ts';

/** GET /product/{id}. */
export interface ProductDetail {
  /** Undefined when the product does not exist or is no longer sold. */
  readonly product: Product | undefined;
  readonly category: Named | undefined;
  /** Raw HTML of the server, '' where it shows nothing: sanitise before showing. */
  readonly descriptionHtml: string;
}

/** Reads GET /product/{id}. */
export function readProductDetail(body: Wire<Schemas['ProductDetail']>): ProductDetail {
  const product = readField(body, 'stok');
  return {
    product: readProduct(product),
    category: readNamed(readField(body, 'category')),
    descriptionHtml: readHtml(readField(product, 'aciklama')),
  };
}

/** GET /product/{id}; a product that is no longer sold is an answer without `product`. */
export async function getProduct(id: Id, signal?: AbortSignal): Promise<ProductDetail> {
  const path = { id: pathId(id) };
  return read(
    (init) => backend.GET('/product/{id}', { ...init, params: { path } }),
    (body) => {
      const product = readField(body, 'stok');
      return product === null || isRecord(product) ? readProductDetail(body) : undefined;
    },
    { signal },
  );
}

/** A product and its category. */
export const productQuery = (identity: Identity, id: Id) =>
  backendQuery(
    [identityKey(identity), 'product', String(id)],
    (signal) => getProduct(id, signal),
    fresh.catalogue,
  );

/** Lists beside a product: what is sold in its place, and what is bought together with it. */
export type RelatedList = 'alternatif' | 'birlikte';

/** Key of a related list, for `productSliderQuery`. */
export const relatedListKey = (list: RelatedList, id: Id) => `product.${list}.${id}`;
