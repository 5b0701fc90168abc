import type { Product } from '@vitrin/api-client/product/readProduct';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLookup } from '../lookup/createLookup.ts';
import { addLines } from './addLines.ts';
import { createOrderRows } from './createOrderRows.ts';
import { nextProblem } from './nextProblem.ts';
import { isProblem } from './OrderRow.ts';
import type { OrderRows } from './OrderRows.ts';
import { putBack, settle } from './settleRows.ts';
import { ticksOf } from './ticksOf.ts';

const product = (code: string, rest: Partial<Product> = {}) =>
  ({ id: code, code, name: code, barcode: '', canAddToBasket: true, ...rest }) as Product;
const shop = [
  product('AM-01', { barcode: '8690435488003' }),
  product('KT-100/2'),
  product('TK 320'),
  product('ESKI', { canAddToBasket: false }),
];

let rows: OrderRows;
let asked: string[];
const findIn = (code: string) => {
  asked.push(code);
  return Promise.resolve(shop);
};
beforeEach(() => {
  asked = [];
  rows = createOrderRows(createLookup({ find: findIn, delayOf: () => undefined }));
  rows.attend();
});

const answers = () => new Promise((resolve) => setTimeout(resolve));
const written = () =>
  rows.ids().map((id) => {
    const { row, state } = rows.view(id);
    return [row.code, row.quantity, state.kind].join(' ');
  });
const at = (place: number) => rows.ids().at(place) ?? 0;

describe('QORD-02 rows', () => {
  test('QORD-11 thousands are there at once, told in a turn of their own, and asked for in another', async () => {
    const askedWhenTold: number[] = [];
    rows.subscribe(() => askedWhenTold.push(asked.length));
    addLines(
      rows,
      Array.from({ length: 5000 }, (_, place) => ({ kind: 'product', code: `KOD-${place}`, quantity: 1 })),
    );
    expect(rows.ids()).toHaveLength(5001);
    expect([askedWhenTold, asked]).toEqual([[], []]);
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    expect(askedWhenTold[0]).toBe(0);
  });

  test('an empty one is always there, as soon as the last one holds a letter', () => {
    rows.typeCode(at(-1), 'A');
    expect(written()).toEqual(['A  typing', '  empty']);
    rows.typeCode(at(0), '');
    rows.remove(at(0));
    expect(written()).toEqual(['  empty']);
  });

  test('a code that is left is one of it, and is looked up', async () => {
    rows.typeCode(at(-1), ' am-01 ');
    rows.enter(at(0));
    expect(written()).toEqual(['am-01 1 searching', '  empty']);
    await answers();
    expect(written()).toEqual(['am-01 1 ready', '  empty']);
    rows.typeQuantity(at(0), '2,5');
    expect(written()[0]).toBe('am-01 2,5 badQuantity');
  });

  test('QORD-11 a key in a quantity counts nothing anew, until a row becomes another one', async () => {
    addLines(rows, [{ kind: 'product', code: 'AM-01', quantity: 3 }]);
    await answers();
    const [counts, ticks] = [rows.counts(), rows.ticks()];
    rows.typeQuantity(at(0), '31');
    expect(rows.counts()).toBe(counts);
    expect(rows.ticks()).toBe(ticks);
    expect(rows.problems()).toBe(0);
    rows.typeQuantity(at(0), '31,5');
    expect(rows.counts()).toMatchObject({ ready: 0, badQuantity: 1 });
    expect(rows.ticks().ready).toBe(0);
    expect(rows.problems()).toBe(1);
    rows.tick([at(0)], false);
    expect(rows.ticks().leftOut).toBe(1);
  });

  test('a code that is scanned again is one more, also as a Turkish keyboard writes it', () => {
    rows.scan('KT*100.2', at(-1));
    const again = rows.scan('KT-100/2', at(-1));
    expect(again).toEqual({ id: at(0), isAgain: true });
    rows.scan('8690435488003', undefined);
    expect(written()).toEqual(['KT*100.2 2 searching', '8690435488003 1 searching', '  empty']);
  });
});

describe('QORD-03 lines of a list', () => {
  test('of a code that stands are added to it; what cannot be read stays', async () => {
    addLines(rows, [{ kind: 'product', code: 'AM-01', quantity: 5 }]);
    const told = addLines(rows, [
      { kind: 'product', code: 'am-01', quantity: 1000, merged: 2 },
      { kind: 'badQuantity', code: 'KT-100/2', text: '-3' },
      { kind: 'unreadable', text: '???' },
      { kind: 'lostBarcode', text: '8,69044E+12', quantity: '48' },
    ]);
    expect(told).toEqual({ added: 3, summed: 1 });
    await answers();
    expect(written()).toEqual([
      'AM-01 1.005 ready',
      'KT-100/2 -3 badQuantity',
      '???  unreadable',
      '8,69044E+12 48 unreadable',
      '  empty',
    ]);
    expect(rows.view(at(0)).row.merged).toBe(3);
    expect(asked).toEqual(['AM-01', 'KT-100/2']);
  });

  test('a line that means nothing but as one code is that code', async () => {
    addLines(rows, [{ kind: 'product', code: 'TK', quantity: 320, wholeCode: 'TK 320' }]);
    await answers();
    await answers();
    expect(written()).toEqual(['TK 320 1 ready', '  empty']);
  });
});

test('QORD-07 counts by state, and the next problem goes round', async () => {
  addLines(rows, [
    { kind: 'unreadable', text: '???' },
    { kind: 'product', code: 'AM-01', quantity: 5 },
    { kind: 'product', code: 'ESKI', quantity: 5 },
    { kind: 'product', code: 'AM01', quantity: 5 },
  ]);
  await answers();
  expect(rows.counts()).toMatchObject({ ready: 1, notForSale: 1, similar: 1, unreadable: 1, searching: 0 });
  const problems = [undefined, at(0), at(2), at(3)].map((after) => nextProblem(rows, after));
  expect(problems).toEqual([at(0), at(2), at(3), at(0)]);
});

test('QORD-07 what is counted as rows change is what counting them says', async () => {
  const steps = [
    () => addLines(rows, [{ kind: 'product', code: 'AM-01', quantity: 5 }]),
    () => addLines(rows, [{ kind: 'badQuantity', code: 'AM01', text: '2,5' }]),
    () => addLines(rows, [{ kind: 'unreadable', text: '???' }]),
    () => rows.typeQuantity(at(0), '2,5'),
    () => rows.typeQuantity(at(0), '7'),
    () => rows.tick([at(0)], false),
    () => rows.typeCode(at(1), 'ESKI'),
    () => rows.enter(at(1)),
    () => rows.remove(at(2)),
    () => rows.tick([at(0)], true),
    () =>
      settle(
        rows,
        [...rows.send()].map((line) => ({ ...line, saved: 3, reason: 'Sunucu eklemedi' })),
      ),
    () => rows.replaceAll([]),
  ];
  for (const step of steps) {
    step();
    await answers();
    const views = rows.ids().map((id) => rows.view(id));
    const kinds = views.map(({ state }) => state.kind);
    for (const [kind, count] of Object.entries(rows.counts()))
      expect(count).toBe(kinds.filter((one) => one === kind).length);
    expect(rows.problems()).toBe(views.filter(({ row, state }) => isProblem(row, state)).length);
    expect(rows.ticks()).toEqual(ticksOf(views));
  }
});

test('QORD-06 a similar code waits for a nod, and keeps as it is written', async () => {
  addLines(rows, [{ kind: 'product', code: 'AM01', quantity: 5 }]);
  await answers();
  const { state } = rows.view(at(0));
  if (state.kind !== 'similar') throw new Error(`It is ${state.kind}`);
  rows.choose(at(0), state.product);
  expect(written()[0]).toBe('AM01 5 ready');
});

test('QORD-08 what arrived leaves, the rest stays with its reason, and comes back where it is taken back', async () => {
  addLines(rows, [
    { kind: 'product', code: 'AM-01', quantity: 5 },
    { kind: 'product', code: 'KT-100/2', quantity: 20 },
    { kind: 'product', code: 'YOK', quantity: 1 },
  ]);
  await answers();
  const sent = rows.send();
  expect(sent.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['AM-01', 5],
    ['KT-100/2', 20],
  ]);
  const left = settle(rows, [
    { productId: 'AM-01', quantity: 5, saved: 5, reason: '' },
    { productId: 'KT-100/2', quantity: 20, saved: 12, reason: 'Stok: en fazla 12' },
  ]);
  expect(written()).toEqual(['KT-100/2 8 ready', 'YOK 1 missing', '  empty']);
  expect(rows.view(at(0)).row.reason).toBe('Stok: en fazla 12');
  putBack(rows, left);
  await answers();
  expect(written()).toEqual(['KT-100/2 20 ready', 'YOK 1 missing', 'AM-01 5 ready', '  empty']);
  expect(rows.view(at(0)).row.reason).toBe('Stok: en fazla 12');
});

test('QORD-09 what is kept is what was written, with what was agreed to', async () => {
  addLines(rows, [{ kind: 'product', code: 'AM01', quantity: 5 }]);
  await answers();
  rows.choose(at(0), shop[0] as Product);
  const kept = rows.saved();
  rows.replaceAll([]);
  expect(written()).toEqual(['  empty']);
  rows.replaceAll(kept);
  expect(written()).toEqual(['AM01 5 ready', '  empty']);
});

test('QORD-11 five thousand codes are each asked for once, four at a time, and told to the last', async () => {
  const codes = Array.from({ length: 5000 }, (_, place) => `KOD-${place}`);
  let [underWay, most, told] = [0, 0, 0];
  rows = createOrderRows(
    createLookup({
      find: async (code) => {
        asked.push(code);
        underWay += 1;
        most = Math.max(most, underWay);
        await Promise.resolve();
        underWay -= 1;
        const place = Number(code.split('-')[1]);
        if (place % 50 === 1) throw new Error('500');
        return place % 50 === 2 ? [] : [product(code)];
      },
      delayOf: () => undefined,
    }),
  );
  rows.subscribe(() => (told += 1));
  rows.attend();
  addLines(rows, [
    ...codes.map((code) => ({ kind: 'product', code, quantity: 1 }) as const),
    { kind: 'product', code: 'kod-7', quantity: 4 },
  ]);
  await vi.waitFor(() => expect(rows.counts()).toMatchObject({ ready: 4800, searching: 0 }));
  expect(rows.counts()).toMatchObject({ failed: 100, missing: 100 });
  expect([asked.length, new Set(asked).size, most]).toEqual([5000, 5000, 4]);
  expect(rows.view(at(7)).row.quantity).toBe('5');
  // Not for each of them: all rows are gone through each time.
  expect(told).toBeLessThan(50);
});

describe('QORD-06 only what is written is looked up', () => {
  test('not a row that has gone, nor a code that was typed over', async () => {
    addLines(
      rows,
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'].map((code) => ({ kind: 'product', code, quantity: 1 })),
    );
    rows.remove(at(4));
    rows.typeCode(at(4), 'B6');
    rows.enter(at(4));
    await answers();
    expect(asked).toEqual(['A1', 'A2', 'A3', 'A4', 'A7', 'B6']);
    addLines(rows, [{ kind: 'product', code: 'C1', quantity: 1 }]);
    rows.replaceAll([]);
    expect(rows.progress()).toEqual({ done: 0, all: 0 });
  });

  test('while somebody sees the rows, and what is old again for who comes back', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    rows = createOrderRows(createLookup({ find: findIn, delayOf: () => undefined }));
    addLines(rows, [{ kind: 'product', code: 'AM-01', quantity: 5 }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    const leave = rows.attend();
    await vi.advanceTimersByTimeAsync(0);
    expect(written()).toEqual(['AM-01 5 ready', '  empty']);
    leave();
    await vi.advanceTimersByTimeAsync(300_000);
    rows.attend();
    expect(asked).toEqual(['AM-01', 'AM-01']);
  });
});
