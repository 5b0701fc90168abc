import { describe, expect, test } from 'vitest';
import { readMovements } from './reportRows.fixture.ts';
import { chartSeries } from './chartSeries.ts';
import { drawing, drawSeries, roundUp } from './drawSeries.ts';
import { viewStatement } from './viewStatement.ts';

const row = (TARIH: string | null, BORC: number, ALACAK: number, extra = {}) => ({
  TARIH,
  BORC,
  ALACAK,
  DOVIZ_AD: 'TRY',
  ...extra,
});
const series = (start: string, end: string, ...data: object[]) =>
  chartSeries(viewStatement(readMovements({ data })), { start, end });

const devir = { FINANS_ISLEM_TURU: 'Devir' };

describe('the series of a statement', () => {
  test('a day is a step; what was carried forward is where the line begins, no movement', () => {
    const found = series(
      '2026-03-01',
      '2026-03-03',
      row('2026-03-01', 100, 0, devir),
      row('2026-03-01', 0.1, 0),
      row('2026-03-03', 0.2, 50),
    );
    expect(found).toEqual({
      opening: 100,
      currency: 'TRY',
      steps: [
        { start: '2026-03-01', end: '2026-03-01', debit: 0.1, credit: 0, balance: 100.1 },
        { start: '2026-03-02', end: '2026-03-02', debit: 0, credit: 0, balance: 100.1 },
        { start: '2026-03-03', end: '2026-03-03', debit: 0.2, credit: 50, balance: 50.3 },
      ],
    });
  });

  test('what is carried forward again after a closing is a movement of its day', () => {
    const found = series(
      '2026-01-01',
      '2026-01-05',
      row('2026-01-01', 100, 0, devir),
      row('2026-01-02', 50, 0),
      row('2026-01-03', 0, 150),
      row('2026-01-04', 150, 0, devir),
    );
    expect(found?.opening).toBe(100);
    expect(found?.steps.map(({ balance }) => balance)).toEqual([100, 150, 0, 150, 150]);
  });

  test('a year is drawn by weeks, and every movement is in one of them', () => {
    const found = series('2026-01-01', '2026-12-31', row('2026-01-01', 5, 0), row('2026-12-31', 7, 0));
    expect(found?.steps).toHaveLength(53);
    expect(found?.steps.at(-1)).toMatchObject({ end: '2026-12-31', debit: 7, balance: 12 });
  });

  test('a row outside the range widens it', () => {
    const found = series('2026-03-02', '2026-03-02', row('2026-03-01', 5, 0), row('2026-03-02', 7, 0));
    expect(found?.steps.map(({ balance }) => balance)).toEqual([5, 12]);
  });

  test('what was carried forward from long before the range widens nothing', () => {
    const found = series(
      '2026-11-25',
      '2026-11-26',
      row('2026-01-01', 100, 0, devir),
      row('2026-11-26', 5, 0),
    );
    expect(found?.opening).toBe(100);
    expect(found?.steps.map(({ start, balance }) => [start, balance])).toEqual([
      ['2026-11-25', 100],
      ['2026-11-26', 105],
    ]);
  });

  test('begins with what was carried forward from no day and in no currency', () => {
    const nameless = { ...devir, DOVIZ_AD: null };
    const found = series('2026-03-01', '2026-03-01', row(null, 100, 0, nameless), row('2026-03-01', 5, 0));
    expect(found).toMatchObject({ opening: 100, currency: 'TRY', steps: [{ debit: 5, balance: 105 }] });
  });

  test.each([
    ['nothing', []],
    ['two currencies', [row('2026-03-01', 1, 0), row('2026-03-01', 1, 0, { DOVIZ_AD: 'USD' })]],
    ['a movement without a day', [row(null, 1, 0)]],
  ])('of %s there is none', (_what, data) => {
    expect(series('2026-03-01', '2026-03-02', ...data)).toBeUndefined();
  });
});

describe('the drawing', () => {
  test('stays inside its box, below zero too', () => {
    const found = series('2026-03-01', '2026-03-04', row('2026-03-01', 90, 0), row('2026-03-03', 10, 260));
    if (!found) throw new Error('a series is needed');
    const drawn = drawSeries(found);
    expect([drawn.top, drawn.bottom]).toEqual([100, -200]);
    const heights = [...drawn.line.matchAll(/V([\d.-]+)/g)].map(([, height]) => Number(height));
    expect(heights).toHaveLength(4);
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(0);
      expect(height).toBeLessThanOrEqual(drawing.balance);
    }
    expect(drawn.zero).toBe(24);
    expect(drawn.debits.match(/z/g)).toHaveLength(2);
  });

  test('a statement of nothing but zeros is a line', () => {
    const found = series('2026-03-01', '2026-03-01', row('2026-03-01', 0, 0));
    expect(found && drawSeries(found).line).not.toContain('NaN');
  });

  test.each([
    [0, 0],
    [7, 10],
    [101, 200],
    [240_000, 250_000],
    [1_000_000, 1_000_000],
  ])('%i is on an axis up to %i', (value, top) => expect(roundUp(value)).toBe(top));
});
