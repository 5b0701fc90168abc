import type { Product } from '@vitrin/api-client/product/readProduct';
import type { Id } from '@vitrin/api-client/read/readId';
import { parseQuantity, quantityLimit } from '../../../primitives/NumberField/parseQuantity.ts';
import type { PastLine } from '../past/PastLine.ts';
import type { Search } from '../lookup/createLookup.ts';

/** A row as the dealer has written it. */
export interface OrderRow {
  readonly id: number;
  readonly code: string;
  /** As it is typed. */
  readonly quantity: string;
  /** Nobody is typing the code any more: it is looked up. */
  readonly isEntered: boolean;
  /** What stands in place of a code cannot be one. */
  readonly fault?: 'lostBarcode' | 'unreadable' | 'noCode' | undefined;
  /** The line as one code, tried where the code is not found. */
  readonly wholeCode?: string | undefined;
  /** How many lines of an equal code it stands for, where they are several. */
  readonly merged?: number | undefined;
  /** The product that was agreed to, or chosen among several. */
  readonly chosenId?: Id | undefined;
  /** Why it was not added to the basket. */
  readonly reason?: string | undefined;
  /** What was paid for it then, where it comes out of a document. */
  readonly past?: PastLine | undefined;
  /** Why it is not ordered until it is ticked; '' where somebody has unticked it. */
  readonly leftOut?: string | undefined;
}

/** What is worth keeping of a row. */
export type SavedRow = Omit<OrderRow, 'id' | 'isEntered'>;

/** What a row has become. `empty` and `typing` are not told. */
export type RowState =
  | { readonly kind: 'empty' | 'typing' | 'searching' | 'failed' | 'unreadable' }
  | { readonly kind: 'ready'; readonly product: Product; readonly quantity: number }
  | { readonly kind: 'similar' | 'notForSale' | 'badQuantity'; readonly product: Product }
  | { readonly kind: 'several'; readonly products: readonly Product[] }
  | { readonly kind: 'missing'; readonly suggestions: readonly Product[] };

/** The states that are told, in the order their counts stand. */
export const toldStates = [
  'ready',
  'searching',
  'similar',
  'several',
  'missing',
  'notForSale',
  'badQuantity',
  'unreadable',
  'failed',
] as const;
export type ToldState = (typeof toldStates)[number];
const told: ReadonlySet<string> = new Set(toldStates);
/** Whether rows of a state are counted, and have words for it. */
export const isTold = (kind: string): kind is ToldState => told.has(kind);

/** A product of the state, where it is about one. */
export const productOf = (state: RowState): Product | undefined =>
  'product' in state ? state.product : undefined;

/** How many a row asks for; undefined where it is no whole number from 1 up, or more than anybody can order. */
export function quantityOf({ quantity }: Pick<OrderRow, 'quantity'>): number | undefined {
  const read = parseQuantity(quantity);
  return read.kind === 'value' && read.value > 0 && read.value <= quantityLimit ? read.value : undefined;
}

/** Nothing is written in it. */
export const isEmpty = ({ code, quantity, fault }: Pick<OrderRow, 'code' | 'quantity' | 'fault'>): boolean =>
  code.trim() === '' && quantity.trim() === '' && fault === undefined;

/** What is worth keeping of a row. */
export const savedOf = ({
  code,
  quantity,
  fault,
  wholeCode,
  merged,
  chosenId,
  reason,
  past,
  leftOut,
}: OrderRow): SavedRow => ({ code, quantity, fault, wholeCode, merged, chosenId, reason, past, leftOut });

/** Whether somebody has to do something about a row before all of the list can be ordered. */
export const isProblem = ({ reason }: Pick<OrderRow, 'reason'>, { kind }: RowState): boolean =>
  reason !== undefined || !['empty', 'typing', 'searching', 'ready'].includes(kind);

/**
 * What has become of a row.
 * @param search what is known of its code
 */
export function stateOf(row: OrderRow, search: Search | undefined): RowState {
  if (row.fault !== undefined) return { kind: 'unreadable' };
  if (row.code.trim() === '') return { kind: row.quantity.trim() === '' ? 'empty' : 'typing' };
  if (!row.isEntered || search === undefined) return { kind: 'typing' };
  if (search.kind === 'waiting') return { kind: 'searching' };
  if (search.kind === 'failed') return { kind: 'failed' };
  if (search.kind === 'ready' || search.kind === 'notForSale') return ofProduct(row, search.product);
  const product = chosenOf(search, row.chosenId);
  return product === undefined ? search : ofProduct(row, product);
}

function ofProduct(row: OrderRow, product: Product): RowState {
  if (!product.canAddToBasket) return { kind: 'notForSale', product };
  const quantity = quantityOf(row);
  return quantity === undefined ? { kind: 'badQuantity', product } : { kind: 'ready', product, quantity };
}

type Unsettled = Exclude<Search, { kind: 'waiting' | 'failed' | 'ready' | 'notForSale' }>;

/** The product that somebody said is meant. */
function chosenOf(offer: Unsettled, chosenId: Id | undefined): Product | undefined {
  if (chosenId === undefined) return undefined;
  const offered =
    offer.kind === 'similar'
      ? [offer.product]
      : offer.kind === 'several'
        ? offer.products
        : offer.suggestions;
  return offered.find(({ id }) => id === chosenId);
}
