import { useQueryClient } from '@tanstack/react-query';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useEffect, useState } from 'react';
import { keepRows } from '../../features/quick-order/rows/keptRows.ts';
import { type Order, orderOf } from '../../features/quick-order/rows/orderOf.ts';

/**
 * The rows of Hızlı Sipariş of an identity, kept in this browser, and the lookup of their codes.
 * @param isOffline nothing is looked up meanwhile, and what could not be is asked again afterwards
 */
export function useOrderRows(identity: Identity, isOffline: boolean): Order {
  const queries = useQueryClient();
  const owner = identityKey(identity);
  const [order] = useState(() => orderOf(queries, owner));
  useEffect(() => keepRows(owner, order.rows), [owner, order]);
  useEffect(() => {
    if (isOffline) return undefined;
    order.lookup.retryFailed();
    return order.rows.attend();
  }, [order, isOffline]);
  return order;
}
