import type { QueryClient } from '@tanstack/react-query';
import type { Lookup } from '../lookup/createLookup.ts';
import { createShopLookup } from '../lookup/createShopLookup.ts';
import { createOrderRows } from './createOrderRows.ts';
import { readKeptRows } from './keptRows.ts';
import type { OrderRows } from './OrderRows.ts';

/** The rows of Hızlı Sipariş of an identity, and the lookup of their codes. */
export interface Order {
  readonly lookup: Lookup;
  readonly rows: OrderRows;
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
