import { readField } from './readField.ts';
import { readHtml } from './readHtml.ts';
import { readNamed, type Named } from './readNamed.ts';
import { readProduct, type Product } from './readProduct.ts';
import type { Schemas, Wire } from './Wire.ts';

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
