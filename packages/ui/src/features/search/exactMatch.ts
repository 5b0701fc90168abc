import type { Product } from '@vitrin/api-client/product/readProduct';
import { foldCode, readAsAmerican } from '../../text/foldCode.ts';

/** Whether a text is the code or the barcode of a product, also by a scanner of another keyboard, and not just part of one. */
export function isExactMatch({ code, barcode }: Product, text: string): boolean {
  const own = [foldCode(code), foldCode(barcode)];
  return [text, readAsAmerican(text) ?? '']
    .map(foldCode)
    .some((asked) => asked !== '' && own.includes(asked));
}

/** The products in the order of the answer, but whatever is meant exactly comes first. */
export function exactFirst(products: readonly Product[], text: string): readonly Product[] {
  const exact = products.filter((product) => isExactMatch(product, text));
  if (exact.length === 0) return products;
  return [...exact, ...products.filter((product) => !exact.includes(product))];
}

/**
 * The product that Enter means when it is pressed before there is an answer, as hand scanners do: the one of that code or
 * barcode, or the only one found. Undefined where somebody has to look first.
 */
export function meantProduct(products: readonly Product[], text: string): Product | undefined {
  const [first, second] = products;
  if (first === undefined) return undefined;
  // The shop may keep its barcodes to itself: what it finds alone it has found by one.
  if (second === undefined) return first;
  return isExactMatch(first, text) && !isExactMatch(second, text) ? first : undefined;
}
