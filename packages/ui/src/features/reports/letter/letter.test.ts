import { expect, test } from 'vitest';
import { readMovements } from '../reportRows.fixture.ts';
import { viewStatement } from '../viewStatement.ts';
import { amountInWords } from './amountInWords.ts';
import { dayBalance } from './dayBalance.ts';

type Row = Record<string, unknown>;
const row = (TARIH: unknown, BORC: unknown, ALACAK: unknown = 0, more: Row = {}) => ({
  BELGENO: 'F1',
  TARIH,
  BORC,
  ALACAK,
  DOVIZ_AD: 'TRY',
  FINANS_ISLEM_TURU: 'Satış faturası',
  ...more,
});
const carried = { FINANS_ISLEM_TURU: 'Devir' };
const linesOf = (...data: Row[]) => viewStatement(readMovements({ data })).lines;
const day = '2026-10-31';

test('LEDG-04 the balance at the end of the day, by currency, whatever comes after it', () => {
  const lines = linesOf(
    row('2026-10-01', '58.412,75', 0, carried),
    row('2026-10-31', '0,05-'),
    row('2026-10-31', 0, '100,00', { DOVIZ_AD: 'USD' }),
    row('2026-11-01', 999),
  );
  expect(dayBalance(lines, day, [])).toEqual({
    balances: [
      { currency: 'TRY', kurus: 5841270 },
      { currency: 'USD', kurus: -10000 },
    ],
  });
  expect(dayBalance([], day, [])).toEqual({ balances: [{ currency: 'TRY', kurus: 0 }] });
});

test.each([
  ['Bir satırın tutarı okunamadı (F1).', [row('2026-10-01', '#DEĞER!', 0, carried)], []],
  ['Bir satırın tutarı okunamadı (F1).', [row('2026-10-01', null, 0, carried)], []],
  ['Bir satırın tarihi okunamadı (F1).', [row('dün', 5)], []],
  [
    'Ekstrede TRY için Devir satırı yok, oysa daha önceki günlerden kalan bir bakiye var.',
    [row(day, 5)],
    [row('2026-01-01', 5)],
  ],
  [
    'Ekstrede USD için Devir satırı yok, oysa daha önceki günlerden kalan bir bakiye var.',
    [row('2026-10-01', 1, 0, carried), row(day, 5, 0, { DOVIZ_AD: 'USD' })],
    [row('2026-01-01', 1), row('2026-01-01', 5, 0, { DOVIZ_AD: 'USD' })],
  ],
  ['Bir satırın tutarı okunamadı (F1).', [row(day, 5)], [row('2026-01-01', 'x')]],
  // Of a currency in which nothing has moved since no row speaks at all.
  [
    'Ekstrede USD için Devir satırı yok, oysa daha önceki günlerden kalan bir bakiye var.',
    [row('2026-10-01', 1, 0, carried), row(day, 5)],
    [row('2026-01-01', 1), row('2026-01-01', 5, 0, { DOVIZ_AD: 'USD' })],
  ],
])('LEDG-04 no letter: %s', (reason, data, before) => {
  expect(dayBalance(linesOf(...data), day, linesOf(...before))).toEqual({ reason });
});

test('LEDG-04 of a currency that is carried forward the row says what was before, whatever cannot be read there', () => {
  const before = linesOf(row('2026-01-01', 'x'), row('2026-01-01', 5, 0, { DOVIZ_AD: 'USD' }));
  const lines = linesOf(row('2026-10-01', 9, 0, carried), row(day, 5, 0, { ...carried, DOVIZ_AD: 'USD' }));
  expect(dayBalance(lines, day, before)).toEqual({
    balances: [
      { currency: 'TRY', kurus: 900 },
      { currency: 'USD', kurus: 500 },
    ],
  });
});

test('LEDG-04 where nothing is carried forward, what was before must come to nothing', () => {
  const before = linesOf(row('2026-01-01', 5), row('2026-02-01', 0, 5));
  expect(dayBalance(linesOf(row(day, 7)), day, before)).toEqual({
    balances: [{ currency: 'TRY', kurus: 700 }],
  });
});

test.each([
  [0, 'TRY', 'sıfır Türk lirası'],
  [17771131, 'TRY', 'yüzyetmişyedibinyediyüzonbir Türk lirası otuzbir kuruş'],
  [-100000, 'TRY', 'bin Türk lirası'],
  [100100, 'USD', 'binbir ABD doları'],
  [2100050, 'EUR', 'yirmibirbin avro elli sent'],
  [100000001, 'GBP', 'birmilyon İngiliz sterlini bir peni'],
  [1_000_001_000_00, 'CHF', 'birmilyarbin CHF'],
  [105, 'CHF', 'bir CHF 5/100'],
  [7_000_000_000_000_000, 'TRY', 'yetmiştrilyon Türk lirası'],
])('LEDG-04 %i %s is %s', (kurus, currency, words) => {
  expect(amountInWords(kurus, currency)).toBe(words);
});
