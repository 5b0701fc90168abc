import { readRate } from '../read/readAmount.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readId, type Id } from '../read/readId.ts';
import { readList } from '../read/readList.ts';
import { readPriceText } from '../read/readPriceText.ts';
import { readFirstText, readText } from '../read/readText.ts';
import type { Also, Schemas, Wire } from '../read/Wire.ts';

/** A price of a product under one of the shop's price names. Texts are the server's, '' when there is none. */
export interface ProductPrice {
  readonly name: string;
  readonly text: string;
  /** After discount. */
  readonly netText: string;
  readonly cssClass: string;
}

export interface ProductImage {
  readonly id: Id;
  readonly name: string;
  readonly smallUrl: string;
  readonly mediumUrl: string;
}

/** A product as lists, cards, search results and the detail page show it. A text is '' where the server gave none. */
export interface Product {
  readonly id: Id;
  /** Its code where it has none: it is what links to the product, and what is read of its fields. */
  readonly name: string;
  readonly code: string;
  readonly barcode: string;
  readonly showBarcode: boolean;
  /** Small picture, '' when the product has none. */
  readonly imageUrl: string;
  readonly images: readonly ProductImage[];
  readonly prices: readonly ProductPrice[];
  /** Percent, more than 0: a discount of nothing is none. */
  readonly discount: number | undefined;
  readonly showDiscount: boolean;
  readonly agreementPriceText: string;
  /** Percent, more than 0. */
  readonly agreementDiscount: number | undefined;
  /** Stock status; may hold a quantity, so guests never see it. */
  readonly stockText: string;
  /** Supply code (`temin`), of which 0 is none, and its words. */
  readonly supply: string;
  readonly leadTime: string;
  /** Price including VAT. */
  readonly retailPriceText: string;
  readonly showRetailPrice: boolean;
  readonly canAddToBasket: boolean;
  readonly brand: string;
  readonly brandId: Id;
  readonly unit: string;
  readonly hasSeveralPrices: boolean;
}

/** The price of a product under a price name, undefined where there is none. */
export function priceNamed(product: Product, name: string): ProductPrice | undefined {
  return product.prices.find((price) => price.name === name);
}

/** The price the member pays without an agreement: the first of a shop's prices is the list price, the next their own. */
export const ownPrice = ({ prices }: Pick<Product, 'prices'>): ProductPrice | undefined =>
  prices[1] ?? prices[0];

/** Reads a product; undefined without an id, as it could be neither opened nor ordered. */
export function readProduct(value: Wire<Schemas['Product']>): Product | undefined {
  const id = readId(readField(value, 'id'));
  if (id === '') return undefined;
  const agreement = readField(value, 'stokAnlasmaFiyat');
  const brand: Wire<string | Also<'ad'> | null> = readField(value, 'marka');
  const supply = readText(readField(value, 'temin'));
  const images = readList(readField(value, 'images'), readProductImage);
  return {
    id,
    name: readFirstText(readField(value, 'ad'), readField(value, 'kod')),
    code: readText(readField(value, 'kod')),
    barcode: readText(readField(value, 'barkod')),
    showBarcode: readFlag(readField(value, 'showBarkod')),
    imageUrl: readFirstText(readField(readField(value, 'image'), 'smallUrl'), images[0]?.smallUrl),
    images,
    prices: readList(readField(value, 'fiyats'), readProductPrice),
    discount: readDiscount(readField(value, 'iskonto')),
    showDiscount: readFlag(readField(value, 'showIskonto')),
    agreementPriceText: readPriceText(readField(agreement, 'fiyatFK'), readField(agreement, 'fiyatF')),
    agreementDiscount: readDiscount(readField(agreement, 'iskonto')),
    stockText: readText(readField(value, 'miktarDisplayName')),
    supply: supply === '0' ? '' : supply,
    leadTime: readText(readField(value, 'teminDisplayName')),
    retailPriceText: readPriceText(readField(value, 'teskFiyatFTL')),
    showRetailPrice: readFlag(readField(value, 'showTeskFiyat')),
    canAddToBasket: readFlag(readField(value, 'showAddBasketButton')),
    brand: readText(isRecord(brand) ? readField(brand, 'ad') : brand),
    brandId: readId(readField(value, 'markaId')),
    unit: readText(readField(value, 'stokBirim')),
    hasSeveralPrices: readFlag(readField(value, 'multiPrice')),
  };
}

function readDiscount(value: unknown): number | undefined {
  const percent = readRate(value);
  return percent !== undefined && percent > 0 ? percent : undefined;
}

function readProductPrice(value: Wire<Schemas['ProductPrice']>): ProductPrice | undefined {
  if (!isRecord(value)) return undefined;
  return {
    name: readText(readField(value, 'ad')),
    text: readPriceText(readField(value, 'fiyatFK'), readField(value, 'fiyatF')),
    netText: readPriceText(readField(value, 'netFiyatF')),
    cssClass: readText(readField(value, 'CssClass')),
  };
}

function readProductImage(value: Wire<Schemas['ProductImage']>): ProductImage | undefined {
  const smallUrl = readFirstText(readField(value, 'smallUrl'), readField(value, 'mediumUrl'));
  if (smallUrl === '') return undefined;
  return {
    id: readId(readField(value, 'id')),
    name: readText(readField(value, 'name')),
    smallUrl,
    mediumUrl: readFirstText(readField(value, 'mediumUrl'), smallUrl),
  };
}
