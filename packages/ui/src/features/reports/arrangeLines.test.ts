import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeLines } from './arrangeLines.ts';
import type { ColumnKey, ReportView, SortOrder } from './ReportLine.ts';
import { finish, finishInPieces } from '@vitrin/api-client/runSteps';
import { readInvoices, readMovements, readOrders } from './reportRows.fixture.ts';
import { viewInvoices } from './viewInvoices.ts';
import { viewMovements } from './viewMovements.ts';
import { viewOrders } from './viewOrders.ts';
import { viewStatement } from './viewStatement.ts';

const view = (...data: object[]) => viewMovements(readMovements({ data }));
const arranged = (report: ReportView, sort: SortOrder, filter = '') =>
  finish(arrangeLines(report, sort, filter));
const values = (report: ReportView, key: ColumnKey, isDescending = false) =>
  arranged(report, { key, isDescending }).map((line) => line[key]);

describe('REPT-03 sorting', () => {
  test('numbers in document numbers count by value', () => {
    const report = view({ BELGENO: 'F10' }, { BELGENO: 'F9' }, { BELGENO: 'Ç1' }, { BELGENO: 'D1' });
    expect(values(report, 'documentNo')).toEqual(['Ç1', 'D1', 'F9', 'F10']);
  });

  test('amounts by value, days by the calendar, missing and unreadable ones last either way', () => {
    const report = view(
      { BORC: 9, TARIH: '2026-03-01' },
      { BORC: 'çok', TARIH: 'dün' },
      { BORC: '1.000,00', TARIH: '28.02.2026' },
    );
    expect(values(report, 'debit')).toEqual([9, 1000, 'çok']);
    expect(values(report, 'debit', true)).toEqual([1000, 9, 'çok']);
    expect(values(report, 'date')).toEqual(['2026-02-28', '2026-03-01', undefined]);
    expect(values(report, 'date', true)).toEqual(['2026-03-01', '2026-02-28', undefined]);
  });

  test('an empty text is missing, too', () => {
    const report = view({ BELGENO: '' }, { BELGENO: 'B' }, {}, { BELGENO: 'A' });
    expect(values(report, 'documentNo')).toEqual(['A', 'B', '', '']);
    expect(values(report, 'documentNo', true)).toEqual(['B', 'A', '', '']);
  });

  test('equal cells stay as they came; a statement turned around turns its days around, too', () => {
    const data = [1, 2, 3].map((ID) => ({ ID, TARIH: '2026-03-01', BORC: ID }));
    const down = { key: 'date', isDescending: true } as const;
    const movements = viewMovements(readMovements({ data }));
    expect(arranged(movements, down).map((line) => line.debit)).toEqual([1, 2, 3]);
    const statement = viewStatement(readMovements({ data }));
    expect(arranged(statement, down).map((line) => line.balance)).toEqual([6, 3, 1]);
  });

  test('what was carried forward from no day is the first of all, or the last turned around', () => {
    const data = [
      { TARIH: '2026-03-01', BORC: 5 },
      { TARIH: '2026-02-28', BORC: 7 },
      { TARIH: null, BORC: 1000, FINANS_ISLEM_TURU: 'Devir' },
    ];
    const statement = viewStatement(readMovements({ data }));
    expect(arranged(statement, statement.sort).map(({ order }) => order)).toEqual([0, 1, 2]);
    const down = { key: 'date', isDescending: true } as const;
    expect(arranged(statement, down).map(({ order }) => order)).toEqual([2, 1, 0]);
  });

  test('in pieces of a thousand it is the same as in one go', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 900, maxLength: 4200 }),
        (amounts) => {
          const report = view(...amounts.map((BORC) => ({ BORC, ALACAK: 1 })));
          const orders = arranged(report, { key: 'debit', isDescending: false }).map(({ order }) => order);
          const wanted = amounts
            .map((amount, order) => ({ amount: amount === 0 ? Infinity : amount, order }))
            .toSorted((a, b) => (a.amount === b.amount ? a.order - b.order : a.amount - b.amount));
          expect(orders).toEqual(wanted.map(({ order }) => order));
        },
      ),
      { numRuns: 15 },
    );
  });
});

/** Two rows of each report that differ in every column, the greater first. */
const pairs: Record<string, ReportView> = {
  movements: viewMovements(readMovements({ data: [movement('2', 'USD'), movement('1', 'TRY')] })),
  statement: viewStatement(readMovements({ data: [movement('2', 'USD'), movement('1', 'TRY')] })),
  orders: viewOrders(
    readOrders({
      data: ['2', '1'].map((mark) => ({
        BELGENO: mark,
        SIPARIS_TARIHI: `2026-03-0${mark}`,
        SIPARIS_TURU: mark,
        SATIR_TOPLAM: Number(mark),
        KDV_TOPLAM: Number(mark),
        GENELTOPLAM: Number(mark),
        DOVIZ_AD: mark,
        ACIKLAMA: mark,
      })),
    }),
  ),
  invoices: viewInvoices(
    readInvoices({
      data: ['2', '1'].map((mark) => ({
        BELGENO: mark,
        FIS_TARIHI: `2026-03-0${mark}`,
        FIS_TURU: mark,
        VADE: `2026-03-0${mark}`,
        SATIR_TOPLAM: Number(mark),
        KDV_TOPLAM: Number(mark),
        GENELTOPLAM: Number(mark),
        DOVIZ_AD: mark,
        DOVIZ_KUR: Number(mark),
      })),
    }),
    '2026-03-10',
  ),
};

test.each(Object.entries(pairs))('REPT-03 every column of the %s sorts both ways', (_name, report) => {
  expect(report.columns.length).toBeGreaterThan(5);
  for (const { key } of report.columns) {
    const up = values(report, key);
    const [least = '', most = ''] = up;
    expect(least < most, key).toBe(true);
    expect(values(report, key, true), key).toEqual(up.toReversed());
  }
});

function movement(mark: string, currency: string) {
  return {
    BA: mark,
    BELGENO: mark,
    TARIH: `2026-03-0${mark}`,
    FINANS_ISLEM_TURU: mark,
    BORC: Number(mark),
    ALACAK: Number(mark) * 2,
    DOVIZ_AD: currency,
    DOVIZ_KURU: Number(mark),
  };
}

describe('the filter', () => {
  const report = view(
    { BELGENO: 'VTR1', FINANS_ISLEM_TURU: 'İade faturası', BORC: 1234.5, TARIH: '2026-03-01' },
    { BELGENO: 'VTR2', FINANS_ISLEM_TURU: 'Isı farkı', BORC: 12, TARIH: '2026-03-02' },
    { BELGENO: '120.001.002', BORC: -1500.25, DOVIZ_KURU: 42.1835 },
  );
  test.each([
    ['', 3],
    ['   ', 3],
    ['iade', 1],
    ['IADE', 1],
    ['ısı', 1],
    ['ISI', 1],
    ['isi FARKI', 1],
    ['1.234,50', 1],
    ['1234,5', 1],
    ['01.03.2026', 1],
    ['.03.2026', 2],
    ['vtr 12,00', 1],
    ['yok', 0],
    ['-1.500,25', 1],
    ['120.001', 1],
    ['120.001.002', 1],
  ])('%j leaves %i rows', (filter, count) => {
    expect(arranged(report, { key: 'date', isDescending: false }, filter)).toHaveLength(count);
  });
});

test.each([
  [42.1835, '42,1835', 1],
  [42.1835, '42,18', 1],
  [42.1835, '42,19', 0],
  [32.123_45, '32,1235', 1],
  [32.123_45, '32,1234', 0],
])('the filter looks for the rate %d as it is shown: %j is found %i times', (DOVIZ_KURU, filter, count) => {
  const statement = viewStatement(readMovements({ data: [{ TARIH: '2026-03-01', DOVIZ_KURU }] }));
  expect(arranged(statement, statement.sort, filter)).toHaveLength(count);
});

test('the filter finds the days an invoice is overdue by as they are shown', () => {
  const invoices = viewInvoices(readInvoices({ data: [{ VADE: '2026-03-01' }] }), '2026-03-13');
  const found = (filter: string) => arranged(invoices, { key: 'date', isDescending: true }, filter).length;
  expect([found('12 gün'), found('12,00')]).toEqual([1, 0]);
});

test('the filter finds a balance as it is shown, with its letter', () => {
  const data = [
    { TARIH: '2026-03-01', BORC: 1234.5 },
    { TARIH: '2026-03-02', ALACAK: 3234.5 },
  ];
  const statement = viewStatement(readMovements({ data }));
  const found = (filter: string) => arranged(statement, statement.sort, filter).length;
  expect(['1.234,50 (B)', '-2.000,00 (A)', '(a)', '1.234,50 (A)'].map(found)).toEqual([1, 1, 1, 0]);
});

function* short(): Generator<void, string> {
  yield;
  return 'done';
}

test('what is abandoned in between gives nothing', async () => {
  const stop = new AbortController();
  function* endless(): Generator<void, string> {
    for (let step = 0; step < 3; step += 1) {
      if (step === 2) stop.abort();
      yield;
    }
    return 'late';
  }
  expect(await finishInPieces(endless(), stop.signal)).toBeUndefined();
  expect(await finishInPieces(short(), new AbortController().signal)).toBe('done');
});
