import { ownPrice, type Product } from '@vitrin/api-client/product/readProduct';
import { readAmount } from '@vitrin/api-client/read/readAmount';

/** A price that can be compared. */
export interface Price {
  readonly amount: number;
  /** `TRY`, `USD`…; '' where the text says none. */
  readonly currency: string;
}

const signs: Readonly<Record<string, string>> = { '₺': 'TRY', $: 'USD', '€': 'EUR', '£': 'GBP', TL: 'TRY' };
const mark = /\p{Sc}|\b[A-Z]{2,3}\b/u;

/** The currency a price is written with; '' where it is written with none. */
function currencyIn(text: string): string {
  const found = mark.exec(text)?.[0] ?? '';
  return signs[found] ?? found;
}

/** What the member pays for one unit today, before VAT, as the server writes it: by agreement, else after discount. */
export function todayText(product: Product): string {
  const own = ownPrice(product);
  return product.agreementPriceText || own?.netText || own?.text || '';
}

/** The same as a number; undefined where it is none. */
export function readTodayPrice(product: Product): Price | undefined {
  const text = todayText(product);
  const amount = readAmount(text);
  // A net price may stand without its currency: it is that of the price before discount.
  return amount === undefined
    ? undefined
    : { amount, currency: currencyIn(text) || currencyIn(ownPrice(product)?.text ?? '') };
}
