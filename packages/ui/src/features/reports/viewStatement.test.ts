import { readMovements } from './reportRows.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { ColumnKey } from './ReportLine.ts';
import { viewStatement } from './viewStatement.ts';

const row = (TARIH: string | null, BORC: number | null, ALACAK: number | null, extra = {}) => ({
  TARIH,
  BORC,
  ALACAK,
  DOVIZ_AD: 'TRY',
  ...extra,
});
const view = (...data: object[]) => viewStatement(readMovements({ data }));
const column = (report: ReturnType<typeof view>, key: ColumnKey) => report.lines.map((line) => line[key]);

test('REPT-05 the columns, the running balance between credit and currency', () => {
  expect(view(row('2026-03-01', 1, 0)).columns.map(({ title }) => title)).toEqual([
    'B/A',
    'Belge No',
    'Tarih',
    'Belge Türü',
    'Borç',
    'Alacak',
    'Bakiye',
    'Döviz',
    'Kur',
  ]);
});

describe('the running balance', () => {
  test('runs in the order of the calendar, what was carried forward first, to the kuruş', () => {
    const report = view(
      row('2026-03-02', 0.1, 0),
      row('2026-03-01', 0.2, null),
      row('2026-03-01', 100, 0, { FINANS_ISLEM_TURU: 'Devir' }),
      row('2026-03-03', 0, 200.3),
    );
    expect(column(report, 'balance')).toEqual([100, 100.2, 100.3, -100]);
    expect(report.lines.map(({ isCarried }) => isCarried ?? false)).toEqual([true, false, false, false]);
  });

  test('is none where one side could not be read and the other is nothing', () => {
    const report = view(row('2026-03-01', 1000, 0), {
      ...row('2026-03-02', null, 0),
      BORC: '#DEĞER!',
    });
    expect(report.columns.map(({ key }) => key)).not.toContain('balance');
  });

  test('is one for each currency', () => {
    const report = view(
      row('2026-03-01', 10, 0),
      row('2026-03-02', 7, 0, { DOVIZ_AD: 'USD' }),
      row('2026-03-03', 0, 4),
    );
    expect(column(report, 'balance')).toEqual([10, 7, 6]);
  });

  test('goes on from what was carried forward without a currency, which is lira', () => {
    const devir = { FINANS_ISLEM_TURU: 'Devir', DOVIZ_AD: null };
    const report = view(
      row('2026-03-01', 1000, 0, devir),
      row('2026-03-02', 500, 0),
      row('2026-03-03', 0, 300, { DOVIZ_AD: 'TL' }),
      row('2026-03-04', 7, 0, { DOVIZ_AD: 'USD ' }),
    );
    expect(column(report, 'balance')).toEqual([1000, 1500, 1200, 7]);
    expect(column(report, 'currency')).toEqual(['TRY', 'TRY', 'TRY', 'USD']);
    expect(report.lines.map(({ sumCurrency }) => sumCurrency)).toEqual(['TRY', 'TRY', 'TRY', 'USD']);
  });

  test('begins with what was carried forward from no day', () => {
    const report = view(
      row('2026-03-01', 500, 0),
      row('1900-01-01T00:00:00', 1000, 0, { FINANS_ISLEM_TURU: 'Devir' }),
    );
    expect(column(report, 'balance')).toEqual([1000, 1500]);
    expect(report.lines.map(({ isCarried }) => isCarried ?? false)).toEqual([true, false]);
  });

  test.each([
    ['a day', row(null, 5, 0)],
    ['an amount', row('2026-03-02', null, null)],
  ])('is not told where a row has lost %s', (_what, lost) => {
    const report = view(row('2026-03-01', 1, 0), lost, row('2026-03-03', 2, 0));
    expect(report.columns.map(({ key }) => key)).not.toContain('balance');
  });

  test('an ordinary invoice is not taken for what was carried forward', () => {
    const report = view(row('2026-03-01', 1, 0, { FINANS_ISLEM_TURU: 'Devir teslim faturası' }));
    expect(report.lines[0]?.isCarried).toBe(false);
  });
});

test('the side of a movement that has nothing on it is empty', () => {
  const report = view(row('2026-03-01', 5, 0), row('2026-03-02', 0, 5), row('2026-03-03', 0, 0));
  expect(column(report, 'debit')).toEqual([5, undefined, 0]);
  expect(column(report, 'credit')).toEqual([undefined, 5, 0]);
});
