import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectAnyOf, expectList } from '../read/expectBody.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readId, type Id } from '../read/readId.ts';
import { readList } from '../read/readList.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';

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
type Promotions = Schemas['PromotionGroup'] | Schemas['Promotion'][] | null;

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

/** Kinds of promotion by the backend's codes. */
export const promotionType = { showcase: 10, modal: 40, tiles: 50 } as const;
export type PromotionType = (typeof promotionType)[keyof typeof promotionType];

const expectGroup = expectAnyOf(['activeItems', 'items'], readPromotionGroup);
const expectItems = expectList(readPromotionGroup);

/** A group, a bare list of items, or null where there is nothing to promote. */
function expectPromotions(body: Wire<Promotions>): PromotionGroup | undefined {
  return expectItems(body) ?? expectGroup(body);
}

/** GET /promotion/GetPromotion; null means there is nothing to promote. */
export const getPromotion = (type: PromotionType, signal?: AbortSignal): Promise<PromotionGroup> =>
  read(
    (init) => backend.GET('/promotion/GetPromotion', { ...init, params: { query: { type, viewType: 10 } } }),
    expectPromotions,
    { signal },
  );

/** Promotions of one kind. */
export const promotionsQuery = (identity: Identity, type: PromotionType) =>
  backendQuery(
    [identityKey(identity), 'home', 'promotions', type],
    (signal) => getPromotion(type, signal),
    fresh.session,
  );
