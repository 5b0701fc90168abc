import { QueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import { createInFlightLock } from '@vitrin/api-client/inFlight/createInFlightLock';
import { createWriteRecords } from '@vitrin/api-client/inFlight/writeRecords';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { basketPort } from './basketPort.ts';
import { addedBeyond, type AddOutcome } from './addVerified.ts';
import { createAdding } from './createAdding.ts';
import { type Fault, faults, type Model, modelBasket } from './modelBasket.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const identity = { isAuth: true, member: 'Bayi', isDelegated: false, delegatedCompany: '' };
const calm: Model = {
  rows: [],
  stock: new Map(),
  saysStock: true,
  closed: new Set(),
  faults: [],
  others: [],
};
const line = (productId: number, quantity: number): AddLine => ({ productId, quantity });

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A dealer in a shop; what this browser keeps outlives a page. */
function openShop(model: Partial<Model> = {}) {
  const server = modelBasket({ ...calm, ...model });
  vi.stubGlobal('fetch', server.fetch);
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = () => {
    const held = new Set<string>();
    const tryHold = async <T>(name: string, work: () => Promise<T>) => {
      if (held.has(name)) return undefined;
      held.add(name);
      return { value: await work().finally(() => held.delete(name)) };
    };
    return createAdding({
      lock: createInFlightLock(
        { tryHold },
        createWriteRecords(() => storage),
      ),
      key: 'bayi add',
      port: basketPort(new QueryClient(), identity),
      show: () => {},
    });
  };
  let page = open();

  /** Does something to its end; undefined where the tab was closed before. */
  const act = async <T>(work: (adding: typeof page) => Promise<T>): Promise<T | undefined> => {
    const ended = new Set<T>();
    void work(page).then((value) => ended.add(value));
    while (ended.size === 0 && !server.isTabClosed()) {
      vi.advanceTimersByTime(50);
      await turn();
    }
    const [end] = ended;
    if (ended.size > 0) return end;
    // Nothing of a page that is gone goes on.
    vi.clearAllTimers();
    server.reopen();
    page = open();
    return undefined;
  };
  const passMinute = () => {
    server.arrive();
    vi.setSystemTime(Date.now() + 61_000);
  };
  return { server, kept, act, passMinute };
}

async function added(shop: ReturnType<typeof openShop>, ...lines: readonly AddLine[]): Promise<AddOutcome> {
  const end = await shop.act((page) => page.add(lines));
  if (end?.kind !== 'added') throw new Error(`The adding ended as ${end?.kind}`);
  return end.outcome;
}

const endsOf = ({ lines }: AddOutcome) => lines.map(({ saved, end, reason }) => [saved, end, reason]);

describe('QORD-08 what came into the basket', () => {
  test('is the difference of each product, whatever the rows, and says why something stays', async () => {
    const shop = openShop({
      rows: [
        { productId: 1, quantity: 2 },
        { productId: 1, quantity: 3 },
      ],
      stock: new Map([
        [2, 12],
        [3, 0],
      ]),
      closed: new Set([4]),
    });
    const outcome = await added(shop, line(1, 5), line(2, 20), line(3, 1), line(4, 1), line(1, 1));
    expect(endsOf(outcome)).toEqual([
      [5, 'added', ''],
      [12, 'lowered', 'Stok: en fazla 12'],
      [0, 'refused', 'Sunucu eklemedi'],
      [0, 'refused', 'Sunucu eklemedi'],
      [1, 'added', ''],
    ]);
    expect(outcome).toMatchObject({ added: 2, refusals: ['Bazı ürünler eklenemedi'] });
    expect(shop.kept.size).toBe(0);
  });

  test('says both numbers where it is more than was asked for', async () => {
    const shop = openShop({ others: [undefined, undefined, { productId: 1, quantity: 4, ownRow: false }] });
    expect(endsOf(await added(shop, line(1, 3)))).toEqual([[7, 'added', '3 istendi, 7 eklendi.']]);
  });

  test('goes in parts of 100 products, one after the other', async () => {
    const shop = openShop();
    const lines = Array.from({ length: 205 }, (_, index) => line(index + 1, 1));
    expect((await added(shop, ...lines)).added).toBe(205);
    expect(shop.server.posts()).toBe(3);
  });

  test('is not sent on after the shop says it is too much; what came of it from elsewhere is not counted', async () => {
    const other = { productId: 101, quantity: 1, ownRow: true };
    const shop = openShop({ faults: ['none', '429'], others: [undefined, undefined, other] });
    const lines = Array.from({ length: 150 }, (_, index) => line(index + 1, 1));
    const ends = endsOf(await added(shop, ...lines));
    expect(ends[0]).toEqual([0, 'refused', 'Sunucu eklemedi']);
    expect(ends[100]).toEqual([0, 'unsent', 'Gönderilmedi']);
    expect(shop.server.posts()).toBe(1);
  });

  test('is asked for again only when the basket has been read, a minute after an answer was lost', async () => {
    const shop = openShop({ faults: ['none', 'lost late'] });
    const add = () => shop.act((page) => page.add([line(1, 5)]));
    expect(await add()).toMatchObject({ kind: 'unknown' });
    expect(await add()).toMatchObject({ kind: 'unknown' });
    expect(await shop.act((page) => page.check())).toMatchObject({ kind: 'unknown' });
    expect(shop.server.posts()).toBe(1);
    shop.passMinute();
    expect(await shop.act((page) => page.check())).toMatchObject({ kind: 'added', outcome: { added: 1 } });
    expect(shop.server.sums()).toEqual(new Map([[1, 5]]));
  });

  test('is found out by a page that is opened later', async () => {
    const shop = openShop({ faults: ['none', 'tab closed after'] });
    expect(await shop.act((page) => page.add([line(1, 5)]))).toBeUndefined();
    expect(await shop.act((page) => page.check())).toMatchObject({ kind: 'added', outcome: { added: 1 } });
    expect(shop.kept.size).toBe(0);
  });

  test('is nothing where the basket cannot be read before', async () => {
    const shop = openShop({ faults: ['500 before'] });
    expect(await shop.act((page) => page.add([line(1, 5)]))).toMatchObject({ kind: 'refused' });
    expect(shop.server.posts()).toBe(0);
    expect(shop.kept.size).toBe(0);
  });
});

const savedLine = (productId: number, quantity: number, saved: number | undefined) =>
  ({ productId, quantity, saved, name: '', end: 'added', reason: '' }) as const;

describe('QORD-08 taking back', () => {
  test('leaves what came in beyond what was asked for, which is counted by product', () => {
    // Rounded up to a pack of six; as asked for in two lines; lowered; not known.
    expect(
      addedBeyond({
        lines: [
          savedLine(1, 5, 6),
          savedLine(2, 1, 3),
          savedLine(2, 2, 0),
          savedLine(3, 9, 4),
          savedLine(4, 1, undefined),
        ],
      }),
    ).toBe(1);
  });

  test('lowers a row that was there and removes one that came', async () => {
    const shop = openShop({ rows: [{ productId: 1, quantity: 2 }] });
    const outcome = await added(shop, line(1, 5), line(2, 3));
    const end = await shop.act((page) => page.takeBack(outcome));
    expect(end).toMatchObject({
      kind: 'takenBack',
      result: {
        isKnown: true,
        products: [
          { productId: '1', name: 'Ürün 1', taken: 5, left: 0 },
          { productId: '2', taken: 3, left: 0 },
        ],
      },
    });
    expect(shop.server.sums()).toEqual(new Map([[1, 2]]));
  });

  test('leaves what came from elsewhere, and takes nothing that is gone already', async () => {
    const other = { productId: 1, quantity: 4, ownRow: false };
    const shop = openShop({ others: [undefined, other, undefined, undefined] });
    const outcome = await added(shop, line(1, 5));
    await shop.act((page) => page.takeBack(outcome));
    expect(shop.server.sums()).toEqual(new Map([[1, 4]]));
    const again = await shop.act((page) =>
      page.takeBack({ ...outcome, before: [{ rowId: 1, ...line(1, 4) }] }),
    );
    expect(again).toMatchObject({ result: { products: [{ taken: 0, left: 0 }] } });
    expect(shop.server.sums()).toEqual(new Map([[1, 4]]));
  });

  test('says what is in the basket all the same', async () => {
    const shop = openShop({ faults: ['none', 'none', 'none', 'none', '409'] });
    const outcome = await added(shop, line(1, 5), line(2, 3));
    expect(await shop.act((page) => page.takeBack(outcome))).toMatchObject({
      result: { isKnown: true, products: [{ taken: 0, left: 5 }, { taken: 3 }] },
    });
  });

  test('does not know its end where the answer and the row are missing', async () => {
    const shop = openShop({ faults: ['none', 'none', 'none', 'none', 'lost late'] });
    const outcome = await added(shop, line(1, 5));
    expect(await shop.act((page) => page.takeBack(outcome))).toMatchObject({ result: { isKnown: false } });
  });
});

const productIds = [1, 2, 3, 4, 5, 6];
const productId = fc.constantFrom(...productIds);
const quantity = fc.integer({ min: 1, max: 20 });
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Fault>('none') },
  { weight: 3, arbitrary: fc.constantFrom<Fault>(...faults) },
);
const scene = fc.record({
  lines: fc.array(fc.record({ productId, quantity }), { minLength: 1, maxLength: 8 }),
  // More than one part, too.
  filler: fc.constantFrom(0, 0, 0, 0, 0, 0, 98, 205),
  model: fc.record({
    rows: fc.array(fc.record({ productId, quantity }), { maxLength: 3 }),
    stock: fc
      .array(fc.tuple(productId, fc.integer({ min: 0, max: 30 })), { maxLength: 3 })
      .map((pairs) => new Map(pairs)),
    saysStock: fc.boolean(),
    closed: fc.array(productId, { maxLength: 2 }).map((ids) => new Set(ids)),
    faults: fc.array(fault, { maxLength: 16 }),
    others: fc.array(
      fc.option(fc.record({ productId, quantity, ownRow: fc.boolean() }), { nil: undefined, freq: 1 }),
      { maxLength: 12 },
    ),
  }),
});

/** Presses until it is known what became of every line, as a dealer without patience does. */
async function addToTheEnd(shop: ReturnType<typeof openShop>, lines: readonly AddLine[]) {
  const { server } = shop;
  const firstRead = server.reads.length;
  let end = await shop.act((page) => page.add(lines));
  for (let tries = 0; end === undefined || end.kind === 'unknown'; tries += 1) {
    expect(tries).toBeLessThan(60);
    // Nothing is sent while nobody knows: not by a second press, nor by a page that was opened anew.
    const posts = server.posts();
    const isOpen = shop.kept.size > 0;
    if (isOpen) await shop.act((page) => page.add(lines));
    expect(server.posts()).toBe(posts);
    end = await shop.act((page) => page.check());
    shop.passMinute();
  }
  const outcome = end.kind === 'added' ? end.outcome : undefined;
  return { outcome, before: server.reads[firstRead], now: server.reads.at(-1) };
}

test('QORD-08 whatever fails at whichever step, nothing is added twice, nothing is lost and everything is told', async () => {
  const property = fc.asyncProperty(scene, async ({ lines, filler, model }) => {
    const fill = Array.from({ length: filler }, (_, index) => line(100 + index, 1));
    const shop = openShop(model);
    const { server } = shop;
    const initial = server.sums();
    const asked = [...lines, ...fill];
    const told = new Map<number, number>();
    let rest = asked;
    let last: AddOutcome | undefined;
    for (let round = 0; round < 3 && rest.length > 0; round += 1) {
      const { outcome, before, now } = await addToTheEnd(shop, rest);
      if (!outcome) continue;
      last = outcome;
      // Everything told: each line, in its order, with a reason unless it came as it was asked for.
      expect(outcome.lines.map(({ productId: id, quantity: of }) => line(Number(id), of))).toEqual(
        rest.map(({ productId: id, quantity: of }) => line(Number(id), of)),
      );
      for (const { end, reason, saved, quantity: of } of outcome.lines) {
        expect(end).not.toBe('unknown');
        expect(reason === '').toBe(saved === of);
      }
      const isSent = (id: number) =>
        outcome.lines.some(({ productId: of, end }) => of === id && end !== 'unsent');
      for (const id of new Set(rest.map((one) => Number(one.productId)))) {
        if (!isSent(id)) continue;
        const saved = outcome.lines
          .filter((one) => one.productId === id)
          .reduce((sum, one) => sum + (one.saved ?? 0), 0);
        // What the basket said before and after, and nothing else.
        expect(saved).toBe((now?.get(id) ?? 0) - (before?.get(id) ?? 0));
        told.set(id, (told.get(id) ?? 0) + saved);
      }
      rest = outcome.lines.filter(({ end }) => end === 'refused' || end === 'unsent');
    }
    shop.passMinute();
    for (const id of new Set(asked.map((one) => Number(one.productId)))) {
      const wanted = asked.filter((one) => one.productId === id).reduce((sum, one) => sum + one.quantity, 0);
      // Nothing twice.
      expect(server.arrived(id)).toBeLessThanOrEqual(wanted);
      // Nothing lost: what came in was told, and what was told is there.
      expect(told.get(id) ?? 0).toBeGreaterThanOrEqual(server.arrived(id));
      expect(server.sums().get(id) ?? 0).toBeGreaterThanOrEqual((initial.get(id) ?? 0) + (told.get(id) ?? 0));
    }
    if (!last) return;

    const outcome = last;
    const standing = server.sums();
    const end = await shop.act((page) => page.takeBack(outcome));
    shop.passMinute();
    for (const id of productIds) {
      const owed = outcome.lines
        .filter((one) => one.productId === id)
        .reduce((sum, one) => sum + Math.min(one.quantity, one.saved ?? 0), 0);
      // No more than was asked for, and only what was there.
      expect(server.taken(id)).toBeLessThanOrEqual(owed);
      if (end?.kind !== 'takenBack' || !end.result.isKnown) continue;
      const product = end.result.products.find((one) => Number(one.productId) === id);
      expect(server.taken(id)).toBeGreaterThanOrEqual(product?.taken ?? 0);
      if (product?.left === 0)
        expect(server.sums().get(id) ?? 0).toBe((standing.get(id) ?? 0) - product.taken);
    }
  });
  await fc.assert(property, { numRuns: 500, seed: 4108 });
});
