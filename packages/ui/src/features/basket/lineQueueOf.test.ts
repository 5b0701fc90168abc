import { QueryClient } from '@tanstack/react-query';
import { createInFlightLock } from '@vitrin/api-client/inFlight/createInFlightLock';
import { createWriteRecords } from '@vitrin/api-client/inFlight/writeRecords';
import { basketQuery } from '@vitrin/api-client/basket/basket';
import { expect, test, vi } from 'vitest';
import { orderWords } from './basketWords.ts';
import { createOrdering } from './createOrdering.ts';
import { lineQueueOf } from './lineQueueOf.ts';

const identity = { isAuth: true, member: 'Ayşe', isDelegated: false, delegatedCompany: '' };
const line = { basketId: 100002, rowId: 7, productId: 1004, quantity: 2 };
const basket = { id: 100002, products: [{ rowId: 7, stokId: 1004, miktarF: '2' }] };

/** A browser whose tabs share records, before a shop that answers an order when it is told to. */
function openBrowser() {
  const sent: string[] = [];
  const ordered = Promise.withResolvers<Response>();
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push(`${request.method} ${pathname}`);
    if (pathname === '/basket/order2') return ordered.promise;
    return Response.json(request.method === 'GET' ? basket : { hasError: false });
  };
  vi.stubGlobal('fetch', fetch);
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const openTab = () => {
    const queries = new QueryClient();
    const locks = { tryHold: async <T>(_name: string, work: () => Promise<T>) => ({ value: await work() }) };
    const lock = createInFlightLock(
      locks,
      createWriteRecords(() => storage),
    );
    const queue = lineQueueOf(queries, identity, lock);
    const needs = { queries, identity, queue: () => queue, lock, show: () => {} };
    return {
      queue,
      readBasket: () => queries.fetchQuery(basketQuery(identity)),
      ordering: createOrdering(needs),
    };
  };
  return {
    openTab,
    sent,
    answerOrder: () => ordered.resolve(Response.json({ hasError: false, id: 100002 })),
  };
}

test('FAIL-02 while an order is on its way, no tab changes what is ordered: it would be of what nobody has seen', async () => {
  const { openTab, sent, answerOrder } = openBrowser();
  const [tab, other] = [openTab(), openTab()];
  await tab.readBasket();
  const ordering = tab.ordering.order(100002, '');
  await vi.waitFor(() => expect(sent).toContain('POST /basket/order2'));
  const change = (quantity: number) => {
    other.queue.set(line, quantity);
    other.queue.flush();
    return other.queue.whenIdle();
  };
  await change(4);
  await expect(other.queue.remove({ ...line, rowId: 8 })).resolves.toBe(false);
  expect(sent.filter((call) => !call.startsWith('GET'))).toEqual(['POST /basket/order2']);
  expect(other.queue.get(7).failure).toMatchObject({ error: { refusal: orderWords.underWay } });

  answerOrder();
  await expect(ordering).resolves.toBe('100002');
  await change(4);
  expect(sent).toContain('POST /basket/updatebasket/');
});
