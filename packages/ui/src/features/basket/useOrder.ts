import { useQueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { basketCountQuery, basketKey, basketQuery, orderMutation } from '@vitrin/api-client/queries/basket';
import { checkoutQuery } from '@vitrin/api-client/queries/checkout';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import type { Id } from '@vitrin/api-client/read/readId';
import { useRef, useState } from 'react';
import { isUnknown, refusalOf } from './basketWords.ts';
import { lineQueueOf } from './lineQueueOf.ts';
import { runMutation } from './runMutation.ts';

/**
 * How an order stands. `unknown`: it may have been taken, and is not sent again before the state was read back.
 * `notTaken`: it was read back and has not been taken.
 */
export type OrderState =
  | { readonly kind: 'idle' | 'sending' | 'checking' | 'notTaken' | 'ordered' }
  | { readonly kind: 'unknown' | 'refused'; readonly message: string };

const unanswered = 'Siparişinizin sonucu alınamadı. Siparişiniz alınmış olabilir.';

/**
 * Turns the basket into an order, once; `onOrdered` is told the order's id. Outlives the rows: an order without an answer
 * may have emptied the basket.
 */
export function useOrder(identity: Identity, onOrdered: (orderId: string) => void) {
  const queries = useQueryClient();
  const [state, setState] = useState<OrderState>({ kind: 'idle' });
  const busy = useRef(false);
  const asked = useRef<Id>(undefined);
  const query = basketQuery(api, identity);

  const alone = async (work: () => Promise<OrderState>) => {
    if (busy.current) return;
    busy.current = true;
    const end = await work();
    setState(end);
    // The way to the checkout takes a moment, and a second press in it would order again.
    busy.current = end.kind === 'ordered';
  };

  const finish = (id: Id): OrderState => {
    // The basket is not read again while it is still in sight: it may be empty by now.
    void queries.invalidateQueries({ queryKey: basketKey(identity), refetchType: 'none' });
    void queries.invalidateQueries({ queryKey: basketCountQuery(api, identity).queryKey });
    onOrdered(String(id));
    return { kind: 'ordered' };
  };

  const order = (basketId: Id, note: string) =>
    alone(async () => {
      setState({ kind: 'sending' });
      asked.current = basketId;
      const obstacle = await settleChanges();
      if (obstacle !== undefined) return { kind: 'refused', message: obstacle };
      try {
        const id = await runMutation(queries, orderMutation(api), { basketId, note });
        // What an earlier order of this basket showed there is not true any more.
        queries.removeQueries({ queryKey: checkoutQuery(api, identity, id).queryKey });
        return finish(id);
      } catch (error) {
        if (isUnknown(error)) return { kind: 'unknown', message: unanswered };
        return { kind: 'refused', message: refusalOf(error) || 'Siparişiniz alınamadı. Tekrar deneyin.' };
      }
    });

  /** What is ordered is what is shown: changes still on their way go first, and one that is refused stops the order. */
  const settleChanges = async (): Promise<string | undefined> => {
    const queue = lineQueueOf(queries, identity);
    queue.clearFailures();
    queue.flush();
    await queue.whenIdle();
    if (queue.hasFailures()) return 'Bazı miktarlar kaydedilemedi. Kontrol edip tekrar sipariş verin.';
    const basket = queries.isFetching({ queryKey: query.queryKey })
      ? await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
      : queries.getQueryData(query.queryKey);
    return basket?.hideOrderButton ? 'Sepetinizde stok miktarını aşan ürün bulunuyor.' : undefined;
  };

  /** The basket is gone or another one, or its checkout is open: the order was taken. */
  const check = () =>
    alone(async () => {
      const basketId = asked.current;
      if (basketId === undefined) return { kind: 'idle' };
      setState({ kind: 'checking' });
      try {
        const basket = await queries.fetchQuery({ ...query, staleTime: 0 });
        if (basket.lines.length === 0 || String(basket.id) !== String(basketId)) return finish(basketId);
        const checkout = await queries.fetchQuery({
          ...checkoutQuery(api, identity, basketId),
          staleTime: 0,
        });
        return checkout.isNotFound ? { kind: 'notTaken' } : finish(basketId);
      } catch {
        return { kind: 'unknown', message: 'Durum şu anda öğrenilemiyor. Biraz sonra yeniden kontrol edin.' };
      }
    });

  return { state, order, check };
}

/** How an order stands and what can be done about it. */
export type Ordering = ReturnType<typeof useOrder>;
