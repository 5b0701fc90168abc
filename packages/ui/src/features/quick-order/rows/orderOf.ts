import type { QueryClient } from '@tanstack/react-query';
import { autocomplete } from '@vitrin/api-client/search/suggestions';
import { readAsAmerican } from '../../../text/foldCode.ts';
import { createLookup, type Lookup } from '../lookup/createLookup.ts';
import { delayOf } from '../lookup/delayOf.ts';
import { createOrderRows } from './createOrderRows.ts';
import { readKeptRows } from './keptRows.ts';
import type { OrderRows } from './OrderRows.ts';

/** The rows of Hızlı Sipariş of an identity, and the lookup of their codes. */
export interface Order {
  readonly lookup: Lookup;
  readonly rows: OrderRows;
}

/** Looks codes up in the shop. */
export const createShopLookup = (): Lookup => createLookup({ find, delayOf });

async function find(code: string, signal: AbortSignal) {
  const found = await autocomplete(code, false, signal);
  // As it was typed there is nothing: it may have come from a scanner of another keyboard.
  const american = found.length === 0 ? readAsAmerican(code) : undefined;
  return american === undefined ? found : autocomplete(american, false, signal);
}

/** What this page knows of codes outlives the screen: who comes back finds it as it was, for each company they act for. */
const orders = new WeakMap<QueryClient, Map<string, Order>>();

/**
 * The rows of an identity, with those that are kept in this browser.
 * @param owner `identityKey`
 */
export function orderOf(queries: QueryClient, owner: string): Order {
  const own = orders.get(queries) ?? new Map<string, Order>();
  orders.set(queries, own);
  const known = own.get(owner);
  if (known) return known;
  const lookup = createShopLookup();
  const order = { lookup, rows: createOrderRows(lookup, readKeptRows(owner)) };
  own.set(owner, order);
  return order;
}
