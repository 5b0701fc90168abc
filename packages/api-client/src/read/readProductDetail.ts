import { readField } from './readField.ts';
import { readNamed, type Named } from './readNamed.ts';
import { readProduct, type Product } from './readProduct.ts';

/** GET /product/{id}. */
export interface ProductDetail {
  /** Undefined when the product does not exist or is no longer sold. */
  readonly product: Product | undefined;
  readonly category: Named | undefined;
}

/** Reads GET /product/{id}. */
export function readProductDetail(body: unknown): ProductDetail {
  return {
    product: readProduct(readField(body, 'stok')),
    category: readNamed(readField(body, 'category')),
  };
}
