import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHandlers } from '../../packages/demo-server/src/handlers.ts';
import { createStoryShop } from '../../packages/demo-server/src/storyShop.ts';
import { createInFlightLock } from '../../packages/api-client/src/inFlight/createInFlightLock.ts';
import { basketQuery } from '../../packages/api-client/src/basket/basket.ts';
import { lineQueueOf } from '../../packages/ui/src/features/basket/lineQueueOf.ts';
import { createRandom } from '../../packages/demo-server/src/shop/catalogue/random.ts';
import { dealer } from './askAtRandom.ts';

// Hundreds of schedules on a machine that may be busy with everything else.
vi.setConfig({ testTimeout: 240_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const products = createStoryShop().catalogue.products.filter(
  ({ stockTotal, currency }) => stockTotal >= 50 && currency === 'TRY',
);

/** Nobody orders meanwhile. */
const records = { get: () => undefined, set: () => {}, subscribe: () => () => {} };

/** The basket as its screen reads and changes it, over a line on which every answer takes as long as it likes. */
async function openBasket(seed: number) {
  const random = createRandom(seed);
  const handlers = createHandlers(createStoryShop(), { session: 'dealer' });
  const line = { isCalm: true, open: 0, worst: 0 };
  const ask = async (request: Request): Promise<Response> => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, line.isCalm ? 1 : random.below(1500)));
    line.open += 1;
    line.worst = Math.max(line.worst, line.open);
    await wait();
    const response = await getResponse(handlers, request.clone(), { baseUrl: 'http://localhost' });
    await wait();
    line.open -= 1;
    if (!response) throw new Error(`Nothing answers ${request.url}`);
    return response;
  };
  vi.stubGlobal('fetch', ask);
  const queries = new QueryClient();
  const added = ask(
    new Request('http://localhost/basket/addproducts/', {
      method: 'POST',
      body: JSON.stringify(products.slice(0, 4).map(({ id }) => ({ productId: id, adet: 1 }))),
    }),
  );
  await vi.advanceTimersByTimeAsync(100);
  await added;
  const observer = new QueryObserver(queries, basketQuery(dealer));
  const lock = createInFlightLock({ tryHold: async (_name, work) => ({ value: await work() }) }, records);
  const queue = lineQueueOf(queries, dealer, lock);
  let readAt = 0;
  const leave = observer.subscribe(({ data, dataUpdatedAt }) => {
    // As the screen does: each basket that is read settles what the queue showed in its place.
    if (dataUpdatedAt !== readAt) queue.sync(data?.lines ?? [], dataUpdatedAt);
    readAt = dataUpdatedAt;
  });
  await vi.advanceTimersByTimeAsync(100);
  return { random, line, queue, basket: () => observer.getCurrentResult().data, close: leave, ask };
}

test('FAIL-03 the basket: 200 schedules, a row shows what was typed last and the shop has it in the end', async () => {
  const figures = { typed: 0, looked: 0, worst: 0 };
  for (let seed = 1; seed <= 200; seed += 1) {
    const { random, line, queue, basket, close } = await openBasket(seed);
    const typed = new Map<number | string, number>();
    const look = () => {
      for (const { rowId, quantity } of basket()?.lines ?? []) {
        const meant = typed.get(rowId);
        if (meant === undefined) continue;
        figures.looked += 1;
        expect({ seed, rowId, shown: queue.get(rowId).quantity ?? quantity }).toEqual({
          seed,
          rowId,
          shown: meant,
        });
      }
    };
    line.isCalm = false;
    for (let step = 0; step < 14; step += 1) {
      const shown = basket();
      const row = shown?.lines[random.below(shown.lines.length)];
      if (!shown || !row) throw new Error('the basket is empty');
      const quantity = 1 + random.below(9);
      queue.set({ ...row, basketId: shown.id }, quantity);
      typed.set(row.rowId, quantity);
      figures.typed += 1;
      for (let tick = 0; tick < 6; tick += 1) {
        look();
        await vi.advanceTimersByTimeAsync(random.below(150));
      }
    }
    await vi.advanceTimersByTimeAsync(30_000);
    look();
    // What the shop itself says is what was typed: nothing stands in for it any more.
    for (const { rowId, quantity } of basket()?.lines ?? []) {
      expect(queue.get(rowId).quantity).toBeUndefined();
      expect({ seed, rowId, quantity }).toEqual({ seed, rowId, quantity: typed.get(rowId) ?? 1 });
    }
    figures.worst = Math.max(figures.worst, line.worst);
    close();
    vi.clearAllTimers();
  }
  process.stdout.write(`200 schedules of the basket: ${JSON.stringify(figures)}\n`);
  expect(figures.worst).toBeGreaterThan(1);
});
