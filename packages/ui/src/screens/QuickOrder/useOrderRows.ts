import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { autocomplete } from '@vitrin/api-client/search/suggestions';
import { useEffect, useState } from 'react';
import { readAsAmerican } from '../../text/foldCode.ts';
import { createLookup, type Lookup } from '../../features/quick-order/lookup/createLookup.ts';
import { delayOf } from '../../features/quick-order/lookup/delayOf.ts';
import { createOrderRows } from '../../features/quick-order/rows/createOrderRows.ts';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { keepRows, readKeptRows } from '../../features/quick-order/rows/keptRows.ts';

async function find(code: string, signal: AbortSignal) {
  const found = await autocomplete(code, false, signal);
  // As it was typed there is nothing: it may have come from a scanner of another keyboard.
  const american = found.length === 0 ? readAsAmerican(code) : undefined;
  return american === undefined ? found : autocomplete(american, false, signal);
}

interface Order {
  readonly lookup: Lookup;
  readonly rows: OrderRows;
}

/** What this page knows of codes outlives the screen: who comes back finds it as it was, for each company they act for. */
const orders = new WeakMap<QueryClient, Map<string, Order>>();

function orderOf(queries: QueryClient, owner: string): Order {
  const own = orders.get(queries) ?? new Map<string, Order>();
  orders.set(queries, own);
  const known = own.get(owner);
  if (known) return known;
  const lookup = createLookup({ find, delayOf });
  const order = { lookup, rows: createOrderRows(lookup, readKeptRows(owner)) };
  own.set(owner, order);
  return order;
}

/** The rows of Hızlı Sipariş of an identity, kept in this browser, and the lookup of their codes. */
export function useOrderRows(identity: Identity): Order {
  const queries = useQueryClient();
  const owner = identityKey(identity);
  const [order] = useState(() => orderOf(queries, owner));
  useEffect(() => keepRows(owner, order.rows), [owner, order]);
  useEffect(() => order.rows.attend(), [order]);
  return order;
}
