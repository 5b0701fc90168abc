import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrin/api-client/apiError';
import { mayStillArrive } from '@vitrin/api-client/inFlight/mayStillArrive';
import { rejectUnsent } from '@vitrin/api-client/inFlight/rejectUnsent';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { basketCountQuery } from '@vitrin/api-client/basket/basketCount';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { type Basket, basketQuery, readBasketNow } from '@vitrin/api-client/basket/basket';
import { orderMutation } from '@vitrin/api-client/basket/order';
import { checkoutKey, isCheckoutOpen } from '@vitrin/api-client/checkout/openCheckout';
import type { Identity } from '@vitrin/api-client/identity';
import type { Id } from '@vitrin/api-client/read/readId';
import { arrivalLimit } from '@vitrin/api-client/timeLimit';
import { createWrite } from '../../write/createWrite.ts';
import { unknown, type WriteState } from '../../write/WriteState.ts';
import { orderWords } from './basketWords.ts';
import type { LineQueue } from './LineQueue.ts';
import { basketOfMark, markOrder } from './markOrder.ts';
import { orderKey } from './orderRecord.ts';
import { runMutation } from '../../write/runMutation.ts';

/** An order was taken; `gone`: the basket is, and no order of it is open. */
export type Ordered = { readonly kind: 'ordered'; readonly orderId: string } | { readonly kind: 'gone' };

export type OrderState = WriteState | Ordered;

export interface OrderingNeeds {
  readonly queries: QueryClient;
  readonly identity: Identity;
  /** Changes that go before the order. */
  readonly queue: () => LineQueue;
  readonly lock: InFlightLock;
  readonly show: (state: OrderState) => void;
}

/** The way to the checkout takes a moment, and a second press in it would order again. */
const isLast = ({ kind }: OrderState) => kind === 'ordered';
const idOf = (end: OrderState | undefined) => (end?.kind === 'ordered' ? end.orderId : undefined);

/**
 * Turns a basket into an order, once; knows nothing of how it is shown. `order` and `check` resolve to the order's id as
 * soon as it is certain, else to undefined, and never reject.
 */
export function createOrdering({ queries, identity, queue, lock, show }: OrderingNeeds) {
  const key = orderKey(identity);
  const query = basketQuery(identity);
  const write = createWrite<Ordered>({ lock, key, words: orderWords, show, isLast });

  const finish = (orderId: string): OrderState => {
    // What an earlier order of this basket showed there is not true any more.
    queries.removeQueries({ queryKey: checkoutKey(identity, orderId) });
    // The basket is not read again while it is still in sight: it may be empty by now.
    void queries.invalidateQueries({ queryKey: basketKey(identity), refetchType: 'none' });
    void queries.invalidateQueries({ queryKey: basketCountQuery(identity).queryKey });
    return { kind: 'ordered', orderId };
  };

  const readBasket = () => readBasketNow(queries, identity);

  /** What is ordered is what is shown: changes still on their way go first, and one that is refused stops the order. */
  const settleChanges = async (): Promise<Basket | string | undefined> => {
    const changes = queue();
    const shown = queries.getQueryData(query.queryKey);
    const states = shown?.lines.map(({ rowId }) => ({ rowId, ...changes.get(rowId) })) ?? [];
    const hasChanges = states.some(
      ({ quantity, isRemoving, isRemoved }) => quantity !== undefined || isRemoving || isRemoved,
    );
    changes.clearFailures();
    changes.flush();
    await changes.whenIdle();
    if (changes.hasFailures()) return orderWords.unsaved;
    const basket = queries.isFetching({ queryKey: query.queryKey })
      ? await readBasket().catch(() => undefined)
      : queries.getQueryData(query.queryKey);
    // What the shop has made of a quantity has not been seen either.
    const isAltered = basket?.lines.some(({ rowId, quantity }) => {
      const typed = states.find((state) => state.rowId === rowId)?.quantity;
      return typed !== undefined && quantity !== undefined && typed !== quantity;
    });
    if (isAltered) return orderWords.altered;
    // Where nothing was changed here, a basket that has come since the press has not been seen.
    if (shown && basket && !hasChanges && markOrder('', basket, '') !== markOrder('', shown, ''))
      return orderWords.changed;
    return basket?.hideOrderButton ? orderWords.overStock : basket;
  };

  const send = (basketId: Id, note: string, mark: string): Promise<OrderState> =>
    write.send(
      {
        mark,
        work: async () => {
          // Another tab or device may have changed or ordered it: nothing is ordered that is not shown.
          const now = await readBasket().catch(rejectUnsent);
          if (markOrder(now.id, now, note) !== mark) {
            throw new ApiError('server', { refusal: orderWords.changed });
          }
          return runMutation(queries, orderMutation(), { basketId, note });
        },
        refOf: String,
      },
      (id) => finish(String(id)),
      ({ ref }) => reuse(ref, () => send(basketId, note, mark)),
    );

  /** The same rows at the same prices with the same note were ordered before: while that order is open, it is the order. */
  const reuse = async (ref: string, again: () => Promise<OrderState>): Promise<OrderState> => {
    const record = await lock.check(key, async () => ((await isCheckoutOpen(ref)) ? ref : null));
    if (record === 'elsewhere') return unknown(orderWords.elsewhere);
    return record === undefined ? again() : finish(ref);
  };

  const order = (basketId: Id, note: string) =>
    write
      .press(async () => {
        const settled = await settleChanges();
        if (typeof settled === 'string') return { kind: 'refused', errors: [settled] };
        return send(basketId, note, markOrder(basketId, settled, note));
      })
      .then(idOf);

  /** Reads the state back: an open checkout says that the order was taken. */
  const check = () =>
    write
      .alone(async () => {
        let isAnother = false;
        const end = await write.readBack(
          async (sent) => {
            const basketId = basketOfMark(sent?.mark ?? '');
            const basket = await readBasket();
            const isSame = basket.lines.length > 0 && (basketId === '' || String(basket.id) === basketId);
            const id = basketId || String(basket.id);
            if (await isCheckoutOpen(id)) return id;
            isAnother = !isSame;
            // What was sent may still be on its way; only after its time is an order that is not there not taken.
            return mayStillArrive(sent, arrivalLimit.write) ? undefined : null;
          },
          ({ ref }) => finish(ref),
        );
        return end.kind === 'undone' && isAnother ? { kind: 'gone' } : end;
      })
      .then(idOf);

  return { order, check };
}
