import type { Product } from '@vitrin/api-client/product/readProduct';
import { expect, test } from 'vitest';
import type { OrderedLine } from '../list/ListLine.ts';
import { createLookup } from '../lookup/createLookup.ts';
import { addLines } from './addLines.ts';
import { createOrderRows } from './createOrderRows.ts';

const shop = ['A', 'B', 'C'].map(
  (code) =>
    ({ id: code, code, name: code, barcode: '', canAddToBasket: true, prices: [] }) as unknown as Product,
);
const document = { kind: 'invoice', documentNo: 'KTA1', date: '2026-10-23', lines: 4 } as const;
const past = (price: number) => ({ name: 'Ürün', price, currency: 'TRY', document });
const lines: readonly OrderedLine[] = [
  { kind: 'product', code: 'A', quantity: 2, past: past(5) },
  { kind: 'product', code: 'a', quantity: 3, past: past(6) },
  { kind: 'badQuantity', code: 'B', text: '-4', past: past(7), leftOut: 'Belgede iade satırı' },
  { kind: 'noCode', quantity: '', past: past(8), leftOut: 'Stok kodu yok' },
];

async function ordered() {
  const rows = createOrderRows(createLookup({ find: () => Promise.resolve(shop), delayOf: () => undefined }));
  rows.attend();
  addLines(rows, [{ kind: 'product', code: 'C', quantity: 1 }]);
  addLines(rows, lines);
  await new Promise((resolve) => setTimeout(resolve));
  return rows;
}

test('REOR-01 only ticked rows go into the basket; equal codes of a document are one row', async () => {
  const rows = await ordered();
  expect(rows.ticks()).toEqual({
    ready: 2,
    leftOut: 2,
    hasPast: true,
    documents: [{ document, leftOut: 2 }],
  });
  const [c = 0, a = 0] = rows.ids();
  expect(rows.view(a).row).toMatchObject({ code: 'A', quantity: '5', merged: 2, past: past(6) });
  rows.tick([c], false);
  expect(rows.ticks()).toMatchObject({ ready: 1, leftOut: 3 });
  expect(rows.send().map(({ productId, quantity }) => [productId, quantity])).toEqual([['A', 5]]);
  rows.tick(rows.ids(), true);
  expect(rows.ticks()).toMatchObject({ ready: 2, leftOut: 0 });
});

test('REOR-01 who writes how many wants it; another code is no line of the document any more', async () => {
  const rows = await ordered();
  const [, a = 0, b = 0] = rows.ids();
  rows.typeQuantity(b, '4');
  expect(rows.ticks()).toMatchObject({ ready: 3, leftOut: 1 });
  rows.typeCode(a, 'X');
  expect(rows.view(a).row.past).toBeUndefined();
});

test('REOR-01 what is kept of a row is its ticks and what was paid, too, also where it has no code', async () => {
  const rows = await ordered();
  const kept = rows.saved();
  rows.replaceAll([]);
  rows.replaceAll(kept);
  expect(rows.ticks()).toMatchObject({ leftOut: 2, documents: [{ document, leftOut: 2 }] });
  expect(rows.saved()).toEqual(kept);
});
