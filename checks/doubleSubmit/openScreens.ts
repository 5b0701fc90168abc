import { AsyncLocalStorage } from 'node:async_hooks';
import { basketQuery } from '../../packages/api-client/src/basket/basket.ts';
import { checkoutQuery } from '../../packages/api-client/src/checkout/checkout.ts';
import { addLines } from '../../packages/ui/src/features/basket/addLines.ts';
import { createOrdering, type OrderState } from '../../packages/ui/src/features/basket/createOrdering.ts';
import { lineQueueOf } from '../../packages/ui/src/features/basket/lineQueueOf.ts';
import { isOrderOpen } from '../../packages/ui/src/features/basket/orderRecord.ts';
import {
  createFinishing,
  finishRecord,
  type FinishState,
} from '../../packages/ui/src/features/checkout/createFinishing.ts';
import { createPaying, type PayState } from '../../packages/ui/src/features/payment/createPaying.ts';
import { payRecord } from '../../packages/ui/src/features/payment/payRecord.ts';
import { resolveChoice } from '../../packages/ui/src/features/checkout/resolveChoice.ts';
import { isComplete, validateChoice } from '../../packages/ui/src/features/checkout/validateChoice.ts';
import type { TabHost } from './createWorld.ts';

const identity = { isAuth: true, member: 'Bayi', isDelegated: false, delegatedCompany: '' };

const isOpen = ({ kind }: OrderState | FinishState | PayState) => kind === 'unknown' || kind === 'checking';

/** Where a tab is: the basket, the checkout of an order, or its success. */
export type Place =
  | { readonly screen: 'basket' }
  | { readonly screen: 'checkout' | 'success'; readonly id: string };

/** A card that is charged at once. */
const card = { name: 'Ayşe Işık', number: '4509031300000109', month: '12', year: '2035', cvc: '321' };

/** What is done later, from outside, is done in the tab at work now. */
const inTab = <Args extends unknown[], T>(work: (...args: Args) => T) => AsyncLocalStorage.bind(work);

/**
 * The screens of the tab at work: what the product's own logic lets somebody press there, without the markup around it.
 * @param isByCard whether orders are paid by card, which then comes before their finish
 */
export function openScreens(
  { queries, lock }: Pick<TabHost, 'queries' | 'lock'>,
  start: Place,
  isByCard: boolean,
) {
  let place = start;
  let order: OrderState = { kind: 'idle' };
  let finish: FinishState = { kind: 'idle' };
  let ordering: ReturnType<typeof createOrdering>;
  let finishing: ReturnType<typeof createFinishing> | undefined;
  let pay: PayState = { kind: 'idle' };
  let paying: ReturnType<typeof createPaying> | undefined;
  const queue = lineQueueOf(queries, identity, lock);

  const go = (next: Place) => {
    place = next;
    if (next.screen === 'basket') {
      order = isOrderOpen(lock, identity) ? { kind: 'unknown', message: '' } : { kind: 'idle' };
      ordering = createOrdering({
        queries,
        identity,
        queue: () => queue,
        lock,
        show: (state) => (order = state),
      });
      void readBasket();
    } else if (next.screen === 'checkout') {
      finish =
        finishRecord(lock, identity, next.id) === 'open'
          ? { kind: 'unknown', message: '' }
          : { kind: 'idle' };
      finishing = createFinishing({
        queries,
        identity,
        orderId: next.id,
        lock,
        show: (state) => (finish = state),
      });
      const record = payRecord(lock, identity, next.id);
      pay =
        record === 'done'
          ? { kind: 'found' }
          : record === 'open'
            ? { kind: 'unknown', message: '' }
            : { kind: 'idle' };
      paying = createPaying({
        queries,
        identity,
        orderId: next.id,
        lock,
        show: (state) => (pay = state),
      });
      void queries.fetchQuery(checkoutQuery(identity, next.id)).catch(() => {});
    }
  };

  const readBasket = () =>
    queries
      .fetchQuery({ ...basketQuery(identity), staleTime: 0 })
      .then(({ lines }) => queue.sync(lines, Date.now()))
      .then(
        () => true,
        () => false,
      );
  const basket = () => queries.getQueryData(basketQuery(identity).queryKey);

  const arrive = async (ordered: Promise<string | undefined>, from: Place) => {
    const id = await ordered;
    if (id !== undefined && place === from) go({ screen: 'checkout', id });
  };
  const succeed = async (finished: Promise<boolean>, from: { readonly id: string }) => {
    if ((await finished) && place === from) go({ screen: 'success', id: from.id });
  };

  const pressOrder = (from: Place, times: number) => {
    const shown = basket();
    if (!shown || shown.lines.length === 0 || isOpen(order) || order.kind === 'gone') return;
    for (let press = 0; press < times; press += 1) {
      void arrive(ordering.order(shown.id, ''), from);
    }
  };

  const pressFinish = (from: { readonly id: string }, times: number) => {
    const checkout = queries.getQueryData(checkoutQuery(identity, from.id).queryKey);
    if (!checkout || checkout.isNotFound || isOpen(finish)) return;
    if (finishRecord(lock, identity, from.id) === 'done') return;
    const draft = isByCard
      ? ({ payment: 'kredikarti' } as const)
      : { bankAccountId: checkout.bankAccounts[0]?.id };
    const { choice } = resolveChoice(draft, checkout);
    if (!isComplete(choice, validateChoice(choice, checkout))) throw new Error('the choice is not complete');
    const end = () => {
      if (finishing) void succeed(finishing.finish(choice), from);
    };
    const charge = async (price: number) => {
      const paid = await paying?.pay({ card, price, addsCommission: false, orderId: from.id });
      if (paid?.kind === 'paid') end();
    };
    for (let press = 0; press < times; press += 1) {
      if (!isByCard || pay.kind === 'paid' || pay.kind === 'found' || checkout.payPrice === 0) end();
      else if (!isOpen(pay)) void charge(checkout.payPrice ?? Number.NaN);
    }
  };

  go(start);
  return {
    place: () => place,
    go: inTab(go),
    /** The one button of the screen, so often at once. */
    press: inTab((times: number) => {
      if (place.screen === 'basket') pressOrder(place, times);
      else if (place.screen === 'checkout') pressFinish(place, times);
    }),
    /** 'Durumu kontrol et', where it is offered. */
    check: inTab(() => {
      const from = place;
      if (from.screen === 'basket' && order.kind === 'unknown') {
        void arrive(ordering.check(), from);
      } else if (from.screen === 'checkout' && finish.kind === 'unknown') {
        if (finishing) void succeed(finishing.check(), from);
      } else if (from.screen === 'checkout' && pay.kind === 'unknown') void paying?.check();
    }),
    /** Types a quantity into a row. */
    type: inTab((row: number, quantity: number) => {
      const shown = basket();
      const line = shown?.lines[row % Math.max(1, shown.lines.length)];
      if (shown && line && place.screen === 'basket') queue.set({ ...line, basketId: shown.id }, quantity);
    }),
    add: inTab((productId: number, times: number) =>
      Promise.allSettled(
        Array.from({ length: times }, () => addLines(queries, identity, [{ productId, quantity: 1 }])),
      ).then((ends) => ends.every((end) => end.status === 'fulfilled' && end.value.error === undefined)),
    ),
    readBasket: inTab(readBasket),
    basket,
  };
}

export type Screens = ReturnType<typeof openScreens>;
