import { describe, expect, test } from 'vitest';
import { readInvoices } from './reportRows.fixture.ts';
import { ageInvoices, ageOf, daysOverdue } from './ageing.ts';
import { viewInvoices } from './viewInvoices.ts';

test.each([
  [-1, 'ahead'],
  [0, '0-30'],
  [30, '0-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, '90+'],
  [4000, '90+'],
])('%i days past due is %s', (days, age) => expect(ageOf(days)).toBe(age));

const invoice = (
  VADE: string | null,
  GENELTOPLAM: number | string | null,
  DOVIZ_AD = 'TRY',
  FIS_TURU = 'Satış faturası',
) => ({
  VADE,
  GENELTOPLAM,
  DOVIZ_AD,
  FIS_TURU,
});
const ages = (...data: object[]) => ageInvoices(viewInvoices(readInvoices({ data }), '2026-11-21'));

describe('the ages of a list', () => {
  test('count and add by currency, lira first', () => {
    const list = ages(
      invoice('2026-12-01', 1),
      invoice('2026-11-21', 7, 'USD'),
      invoice('2026-11-01', 0.1),
      invoice('2026-11-02', 0.2),
      invoice('2026-01-01', 5),
      invoice('2026-01-01', null),
    );
    expect(list).toEqual([
      { key: 'ahead', count: 1, sums: [{ currency: 'TRY', amount: 1, isIncomplete: false }] },
      {
        key: '0-30',
        count: 3,
        sums: [
          { currency: 'TRY', amount: 0.3, isIncomplete: false },
          { currency: 'USD', amount: 7, isIncomplete: false },
        ],
      },
      { key: '31-60', count: 0, sums: [] },
      { key: '61-90', count: 0, sums: [] },
      { key: '90+', count: 2, sums: [{ currency: 'TRY', amount: 5, isIncomplete: false }] },
    ]);
  });

  test('USE-12 an amount that cannot be read is in none of the sums, and the one it belongs to says so', () => {
    const list = ages(
      invoice('2026-11-01', '#DEĞER!'),
      invoice('2026-11-01', '1.000,00 (B)'),
      invoice('2026-11-01', 7, 'USD'),
      invoice('2026-12-01', '-', 'EUR'),
    );
    expect(list.slice(0, 2)).toEqual([
      { key: 'ahead', count: 1, sums: [{ currency: 'EUR', amount: 0, isIncomplete: true }] },
      {
        key: '0-30',
        count: 3,
        sums: [
          { currency: 'TRY', amount: 1000, isIncomplete: true },
          { currency: 'USD', amount: 7, isIncomplete: false },
        ],
      },
    ]);
  });

  test('a return, and an invoice without a due date, belong to none', () => {
    const list = ages(invoice(null, 5), invoice('2026-01-01', 5, 'TRY', 'Alım İADE faturası'));
    expect(list.every(({ count }) => count === 0)).toBe(true);
    expect(daysOverdue({ dueDate: undefined, kind: '' }, '2026-11-21')).toBeUndefined();
  });
});
