import { QueryClient } from '@tanstack/react-query';
import { basketQuery } from '@vitrin/api-client/basket/basket';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addLines } from './addLines.ts';
import { lineQueueOf } from './lineQueueOf.ts';

// Only the clocks: a body that is read waits for the others, too.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const identity = { isAuth: true, member: 'Bayi', isDelegated: false, delegatedCompany: '' };
const drill = { productId: 1, quantity: 5, name: 'Matkap' };
const screw = { productId: 2, quantity: 4, name: 'Vida' };

interface Asked {
  readonly productId: number | string;
  readonly adet: number;
}
/** How the shop answers a write: what it saves of each line, and what it says. */
interface Answer {
  readonly save?: (line: Asked) => number;
  readonly body?: object;
}

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** A shop with one basket, which answers after 10 ms; a basket takes `basketTime`. */
function openShop({ save = ({ adet }) => adet, body = { hasError: false } }: Answer = {}) {
  const rows = new Map([[1, 10]]);
  const calls: string[] = [];
  const shop = { basketTime: 10, isDown: false };
  const fetch = async (request: Request) => {
    if (request.method === 'GET') {
      calls.push('read');
      const products = [...rows].map(([stokId, miktarF]) => ({ rowId: stokId, stokId, miktarF }));
      await after(shop.basketTime);
      return Response.json({ id: 7, products });
    }
    const lines = (await request.json()) as readonly Asked[];
    calls.push(`write ${lines.map(({ productId, adet }) => `${productId}:${adet}`).join()}`);
    await after(10);
    if (shop.isDown) throw new TypeError('Failed to fetch');
    for (const line of lines) {
      const saved = save(line);
      const id = Number(line.productId);
      if (saved > 0) rows.set(id, (rows.get(id) ?? 0) + saved);
    }
    return Response.json(body);
  };
  vi.stubGlobal('fetch', fetch);
  const queries = new QueryClient();
  return {
    shop,
    calls,
    add: (...lines: Parameters<typeof addLines>[2]) => addLines(queries, identity, lines),
    read: () => queries.fetchQuery(basketQuery(identity)),
    row: (id: number) => lineQueueOf(queries, identity).get(id),
  };
}

/** What a promise gives once so many ms have passed. */
async function within<T>(time: number, promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(time);
  return promise;
}

describe('what became of lines on their way into the basket', () => {
  test('USE-04 is what the basket has more than before; its row says what it made of the quantity', async () => {
    const { add, row } = openShop({ save: () => 12 });
    const { lines, error } = await within(100, add(drill));
    expect(error).toBeUndefined();
    expect(lines).toEqual([{ ...drill, saved: 12 }]);
    expect(row(1).failure).toEqual({ attempt: 'added', asked: 5, saved: 12 });
  });

  test('USE-04 is known of a product whose number is a text elsewhere', async () => {
    const { add, row } = openShop({ save: () => 12 });
    expect((await within(100, add({ ...drill, productId: '1' }))).lines[0]?.saved).toBe(12);
    expect(row(1).failure).toEqual({ attempt: 'added', asked: 5, saved: 12 });
  });

  test('USE-04 is no news where all of it arrived', async () => {
    const { add, row } = openShop();
    expect((await within(100, add(drill))).lines).toEqual([{ ...drill, saved: 5 }]);
    expect(row(1).failure).toBeUndefined();
  });

  test('USE-05 is told line by line also where the shop refuses', async () => {
    const { add, calls } = openShop({
      save: ({ productId, adet }) => (productId === 1 ? 0 : adet),
      body: { hasError: true, errorMessage: 'Matkap satışa kapalı' },
    });
    const { lines, error } = await within(100, add(drill, screw));
    expect(lines.map(({ saved }) => saved)).toEqual([0, 4]);
    expect(error).toMatchObject({ refusal: 'Matkap satışa kapalı' });
    expect(calls).toEqual(['read', 'write 1:5,2:4', 'read']);
  });

  test('is not known where no answer came', async () => {
    const { add, shop, calls } = openShop();
    shop.isDown = true;
    const { lines, error } = await within(100, add(drill));
    expect(lines).toEqual([{ ...drill, saved: undefined }]);
    expect(error).toMatchObject({ isOutcomeUnknown: true });
    expect(calls).toEqual(['read', 'write 1:5']);
  });

  test('is not known where the basket before is slow: the write waits 2 s for it and no longer', async () => {
    const { add, shop, calls } = openShop({ save: () => 12 });
    shop.basketTime = 60_000;
    const adding = add(drill);
    await vi.advanceTimersByTimeAsync(1999);
    expect(calls).toEqual(['read']);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['read', 'write 1:5']);
    shop.basketTime = 10;
    expect((await within(100, adding)).lines).toEqual([{ ...drill, saved: undefined }]);
  });
});

describe('the basket before', () => {
  test.each([
    [30_000 - 1, ['read', 'write 1:5', 'read']],
    [30_000, ['read', 'read', 'write 1:5', 'read']],
  ])('that was read %d ms ago: %j', async (age, expected) => {
    const { add, read, calls } = openShop();
    await within(10, read());
    await vi.advanceTimersByTimeAsync(age);
    await within(100, add(drill));
    expect(calls).toEqual(expected);
  });
});

describe('pressed again', () => {
  test('the same lines are sent once', async () => {
    const { add, calls } = openShop();
    const [first, second] = await within(100, Promise.all([add(drill), add({ ...drill, name: '' })]));
    expect(second).toBe(first);
    expect(calls).toEqual(['read', 'write 1:5', 'read']);
  });

  test('more of the same product goes after it, so that each is told its own', async () => {
    const { add, calls } = openShop();
    const both = await within(200, Promise.all([add(drill), add({ ...drill, quantity: 7 })]));
    expect(both.map(({ lines }) => lines[0]?.saved)).toEqual([5, 7]);
    expect(calls).toEqual(['read', 'write 1:5', 'read', 'write 1:7', 'read']);
  });

  test('another product does not wait', async () => {
    const { add, calls } = openShop();
    const both = await within(200, Promise.all([add(drill), add(screw)]));
    expect(both.map(({ lines }) => lines[0]?.saved)).toEqual([5, 4]);
    // Both before either is read back.
    expect(
      calls
        .slice(0, 4)
        .filter((call) => call.startsWith('write'))
        .toSorted(),
    ).toEqual(['write 1:5', 'write 2:4']);
  });
});
