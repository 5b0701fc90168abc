import type { Product } from '@vitrin/api-client/product/readProduct';
import { foldTurkish } from '../../../text/turkish.ts';
import { readAsAmerican } from '../../../text/foldCode.ts';

/** What a code turned out to be. */
export type Match =
  | { readonly kind: 'ready'; readonly product: Product }
  /** The seller takes no order of it. */
  | { readonly kind: 'notForSale'; readonly product: Product }
  /** Equal but for spaces and separators: somebody has to agree. */
  | { readonly kind: 'similar'; readonly product: Product }
  /** Several are equal: somebody has to choose. */
  | { readonly kind: 'several'; readonly products: readonly Product[] }
  | { readonly kind: 'missing'; readonly suggestions: readonly Product[] };

/** Spaces and separators, which people leave out or write otherwise. */
const bare = (code: string) => foldTurkish(code).replaceAll(/[\s\-._/]/g, '');

/**
 * The product that a code means among those the search found for it: of equal `code`, else of equal `barcode`, else of a code
 * that a scanner of another keyboard would have written so; letters and dashes are compared as in any search.
 */
export function matchCode(code: string, found: readonly Product[]): Match {
  const american = readAsAmerican(code);
  const readings = [code, ...(american === undefined ? [] : [american])].map(foldTurkish);
  for (const reading of readings) {
    for (const name of ['code', 'barcode'] as const) {
      const equal = found.filter((product) => foldTurkish(product[name]) === reading);
      if (equal.length > 0) return matchOf(equal, 'ready');
    }
  }
  const near = bare(code);
  const similar =
    near === '' ? [] : found.filter((product) => [product.code, product.barcode].map(bare).includes(near));
  return similar.length > 0 ? matchOf(similar, 'similar') : { kind: 'missing', suggestions: found };
}

function matchOf(products: readonly Product[], kind: 'ready' | 'similar'): Match {
  const [product, second] = products;
  if (product === undefined || second !== undefined) return { kind: 'several', products };
  return kind === 'ready' && !product.canAddToBasket ? { kind: 'notForSale', product } : { kind, product };
}
