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
  readonly owner: string;
  readonly lookup: Lookup;
  readonly rows: OrderRows;
}

/** What this page knows of codes outlives the screen: who comes back finds it as it was. */
const orders = new WeakMap<QueryClient, Order>();

function orderOf(queries: QueryClient, owner: string): Order {
  const known = orders.get(queries);
  if (known?.owner === owner) return known;
  const lookup = createLookup({ find, delayOf });
  const order = { owner, lookup, rows: createOrderRows(lookup, readKeptRows(owner)) };
  orders.set(queries, order);
  return order;
}

/** The rows of Hızlı Sipariş of an identity, kept in this browser, and the lookup of their codes. */
export function useOrderRows(identity: Identity): Pick<Order, 'lookup' | 'rows'> {
  const queries = useQueryClient();
  const owner = identityKey(identity);
  const [order] = useState(() => orderOf(queries, owner));
  useEffect(() => keepRows(owner, order.rows), [owner, order]);
  return order;
}
