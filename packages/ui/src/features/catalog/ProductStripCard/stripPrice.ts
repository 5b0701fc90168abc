import { ownPrice, type Product } from '@vitrin/api-client/product/readProduct';
import { words } from '../../../text/words.ts';

/** The one price a row of few shows: the agreed one, else the dealer's own; '' where there is none. */
export function stripPrice(product: Product): { readonly amount: string; readonly name: string } {
  if (product.agreementPriceText !== '') return { amount: product.agreementPriceText, name: words.agreement };
  const own = ownPrice(product);
  return { amount: own?.text ?? '', name: own?.name ?? '' };
}
