import { readMovements } from '@vitrin/api-client/read/readReport';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeLines } from './arrangeLines.ts';
import { cellOf } from './cellOf.ts';
import type { ColumnKey, ReportView, SortOrder } from './ReportLine.ts';
import { finish, finishInPieces } from './runSteps.ts';
import { viewMovements } from './viewMovements.ts';
import { viewStatement } from './viewStatement.ts';

const view = (...data: object[]) => viewMovements(readMovements({ data }));
const arranged = (report: ReportView, sort: SortOrder, filter = '') =>
  finish(arrangeLines(report, sort, filter));
const values = (report: ReportView, key: ColumnKey, isDescending = false) =>
  arranged(report, { key, isDescending }).map((line) => cellOf(report, line, key));

describe('REPT-03 sorting', () => {
  test('numbers in document numbers count by value', () => {
    const report = view({ BELGENO: 'F10' }, { BELGENO: 'F9' }, { BELGENO: 'Ç1' }, { BELGENO: 'D1' });
    expect(values(report, 'documentNo')).toEqual(['Ç1', 'D1', 'F9', 'F10']);
  });

  test('amounts by value, days by the calendar, missing ones last either way', () => {
    const report = view(
      { BORC: 9, TARIH: '2026-03-01' },
      { BORC: 'çok', TARIH: 'dün' },
      { BORC: '1.000,00', TARIH: '28.02.2026' },
    );
    expect(values(report, 'debit')).toEqual([9, 1000, undefined]);
    expect(values(report, 'debit', true)).toEqual([1000, 9, undefined]);
    expect(values(report, 'date')).toEqual(['2026-02-28', '2026-03-01', undefined]);
    expect(values(report, 'date', true)).toEqual(['2026-03-01', '2026-02-28', undefined]);
  });

  test('equal cells stay as they came; a statement turned around turns its days around, too', () => {
    const data = [1, 2, 3].map((ID) => ({ ID, TARIH: '2026-03-01', BORC: ID }));
    const down = { key: 'date', isDescending: true } as const;
    const movements = viewMovements(readMovements({ data }));
    expect(arranged(movements, down).map((line) => cellOf(movements, line, 'debit'))).toEqual([1, 2, 3]);
    const statement = viewStatement(readMovements({ data }));
    expect(arranged(statement, down).map((line) => cellOf(statement, line, 'balance'))).toEqual([6, 3, 1]);
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

describe('the filter', () => {
  const report = view(
    { BELGENO: 'VTR1', FINANS_ISLEM_TURU: 'İade faturası', BORC: 1234.5, TARIH: '2026-03-01' },
    { BELGENO: 'VTR2', FINANS_ISLEM_TURU: 'Isı farkı', BORC: 12, TARIH: '2026-03-02' },
  );
  test.each([
    ['', 2],
    ['   ', 2],
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
  ])('%j leaves %i rows', (filter, count) => {
    expect(arranged(report, { key: 'date', isDescending: false }, filter)).toHaveLength(count);
  });
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
