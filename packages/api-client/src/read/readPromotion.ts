import { isRecord, readField } from './readField.ts';
import { readId, type Id } from './readId.ts';
import { readList } from './readList.ts';
import { readProduct, type Product } from './readProduct.ts';
import { readText } from './readText.ts';
import type { Schemas, Wire } from './Wire.ts';

/** A promotion: a picture, words and a link. The address is the server's: judge it before it becomes an href. */
export interface Promotion {
  readonly id: Id;
  readonly url: string;
  readonly imageUrl: string;
  readonly title: string;
  readonly text: string;
  readonly actionText: string;
}

export interface PromotionGroup {
  readonly id: Id;
  readonly title: string;
  readonly items: readonly Promotion[];
}

/** What GET /promotion/GetPromotion answers. */
export type Promotions = Schemas['PromotionGroup'] | Schemas['Promotion'][] | null;

/**
 * Reads GET /promotion/GetPromotion: a group with `activeItems`, else `items`, or a bare list of items. An item without
 * picture and words is left out.
 */
export function readPromotionGroup(body: Wire<Promotions>): PromotionGroup {
  const active = readField(body, 'activeItems');
  const listed = Array.isArray(active) ? active : readField(body, 'items');
  return {
    id: readId(readField(body, 'id')),
    title: readText(readField(body, 'displayName')),
    items: readList(Array.isArray(body) ? body : listed, readPromotionItem),
  };
}

function readPromotionItem(value: Wire<Schemas['Promotion']>): Promotion | undefined {
  if (!isRecord(value)) return undefined;
  const imageUrl = readText(readField(value, 'imageUrl'));
  const title = readText(readField(value, 'title'));
  const text = readText(readField(value, 'text'));
  if (imageUrl + title + text === '') return undefined;
  return {
    id: readId(readField(value, 'id')),
    url: readText(readField(value, 'url')),
    imageUrl,
    title,
    text,
    actionText: readText(readField(value, 'actionButtonText')),
  };
}

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
