import type { DocumentDetail, DocumentLine } from '@vitrin/api-client/reports/document';
import { expect, test } from 'vitest';
import { orderedLines } from './orderedLines.ts';

const line = (code: string, quantity: DocumentLine['quantity'], netPrice: DocumentLine['netPrice'] = 10) =>
  ({ code, quantity, netPrice, name: `${code} ürünü` }) as DocumentLine;
const ordered = (...lines: readonly DocumentLine[]) => {
  const document = { documentNo: 'KTA2026', receiptDate: '2026-10-23', transactionDate: '2026-10-20', lines };
  return orderedLines('invoice', document as DocumentDetail, 'TRY');
};

test('REOR-01 lines of a document are ordered again; what is no whole number from 1 up and what has no code comes unticked, with the reason', () => {
  const lines = ordered(
    line('A', 5),
    line('B', -4),
    line('C', 0),
    line('D', 2.5),
    line('E', '#DEĞER!'),
    line('F', undefined),
    line('', 1),
  );
  expect(lines.map((one) => ({ ...one, past: undefined }))).toEqual([
    { kind: 'product', code: 'A', quantity: 5 },
    { kind: 'badQuantity', code: 'B', text: '-4', leftOut: 'Belgede iade satırı' },
    { kind: 'badQuantity', code: 'C', text: '0', leftOut: 'Belgede miktar yok' },
    { kind: 'badQuantity', code: 'D', text: '2,5', leftOut: 'Belgede miktar tam sayı değil' },
    { kind: 'badQuantity', code: 'E', text: '#DEĞER!', leftOut: 'Belgede miktar tam sayı değil' },
    { kind: 'badQuantity', code: 'F', text: '', leftOut: 'Belgede miktar yok' },
    { kind: 'noCode', quantity: '1', leftOut: 'Stok kodu yok' },
  ]);
});

test('REOR-02 each line keeps what was paid for it; of two prices of one product neither', () => {
  const [first, second, third] = ordered(line('A', 1, 12.5), line('B', 1, 3), line('b', 1, 4));
  expect(first).toMatchObject({
    past: {
      name: 'A ürünü',
      price: 12.5,
      currency: 'TRY',
      document: { kind: 'invoice', documentNo: 'KTA2026', date: '2026-10-23', lines: 3 },
    },
  });
  expect([second, third]).toMatchObject([{ past: { price: undefined } }, { past: { price: undefined } }]);
});
