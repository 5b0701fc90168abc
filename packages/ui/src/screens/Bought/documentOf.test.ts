import type { DocumentDetail } from '@vitrin/api-client/reports/document';
import type { InvoiceRow } from '@vitrin/api-client/reports/reports';
import { expect, test } from 'vitest';
import { documentOf } from './documentOf.ts';

test('REOR-03 a return invoice went back whatever its sign; what has no code, no quantity or no day is nothing', () => {
  const row = { documentNo: 'IAD1', date: '2026-01-05', kind: 'Alım iade faturası', currency: 'TL' };
  const detail = {
    lines: [
      { code: 'A', name: 'A', unit: 'Adet', quantity: 3, netPrice: 5 },
      { code: 'B', name: 'B', unit: 'Adet', quantity: -3, netPrice: '#DEĞER!' },
      { code: '', name: 'Nakliye', unit: 'Adet', quantity: 1, netPrice: 250 },
      { code: 'C', name: 'C', unit: 'Adet', quantity: '#DEĞER!', netPrice: 5 },
    ],
  };
  const read = (rest: object) =>
    documentOf({ ...row, ...rest } as unknown as InvoiceRow, detail as unknown as DocumentDetail);
  expect(read({})).toEqual({
    documentNo: 'IAD1',
    date: '2026-01-05',
    currency: 'TRY',
    lines: [
      { code: 'A', name: 'A', unit: 'Adet', quantity: -3, price: 5 },
      { code: 'B', name: 'B', unit: 'Adet', quantity: -3, price: undefined },
    ],
  });
  expect(read({ kind: 'Satış faturası' })?.lines.map(({ quantity }) => quantity)).toEqual([3, -3]);
  expect(read({ date: undefined })).toBeUndefined();
});
