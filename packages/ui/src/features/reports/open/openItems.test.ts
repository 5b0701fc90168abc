import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMovements } from '../reportRows.fixture.ts';
import { kurusOf } from '../kurusOf.ts';
import type { ReportLine } from '../ReportLine.ts';
import { viewStatement } from '../viewStatement.ts';
import { type OpenCurrency, openItems } from './openItems.ts';

const today = '2026-11-21';
const begin = '2026-08-01';
const noDays: ReadonlyMap<string, string> = new Map();

type Row = Record<string, unknown>;
const row = (BELGENO: string, TARIH: string | null, BORC: unknown, ALACAK: unknown = 0, more: Row = {}) => ({
  BELGENO,
  TARIH,
  BORC,
  ALACAK,
  DOVIZ_AD: 'TRY',
  FINANS_ISLEM_TURU: 'Satış faturası',
  ...more,
});
const carried = (BORC: unknown, ALACAK: unknown = 0, more: Row = {}) =>
  row('DVR', begin, BORC, ALACAK, { FINANS_ISLEM_TURU: 'Devir', ...more });
const openOf = (data: readonly Row[], dueDates = noDays) =>
  openItems(viewStatement(readMovements({ data: [...data] })).lines, { dueDates, today, begin });
const shown = (...asked: Parameters<typeof openOf>) =>
  openOf(...asked).map(({ currency, items, balance }) => ({
    currency,
    balance,
    items: items?.map(({ line, open }) => `${line.documentNo} ${open}`),
  }));

test('LEDG-02 a credit is set off against the oldest debit, what was carried forward before all', () => {
  expect(
    shown([
      row('F2', '2026-09-02', 200),
      row('F1', '2026-08-02', '100,00'),
      carried(50),
      row('H1', '2026-09-09', 0, '120,25', { FINANS_ISLEM_TURU: 'Gelen havale' }),
    ]),
  ).toEqual([{ currency: 'TRY', balance: 22975, items: ['F1 2975', 'F2 20000'] }]);
});

test('LEDG-02 what is due earlier is settled earlier, whatever its date', () => {
  const dueDates = new Map([
    ['F1', '2026-12-01'],
    ['F2', '2026-09-15'],
  ]);
  expect(
    shown(
      [row('F1', '2026-08-02', 100), row('F2', '2026-09-02', 100), row('H', '2026-09-09', 0, 60)],
      dueDates,
    ),
  ).toEqual([{ currency: 'TRY', balance: 14000, items: ['F2 4000', 'F1 10000'] }]);
});

test('LEDG-02 a return is a credit, and a document taken back under its own number closes itself', () => {
  expect(
    shown([
      row('F1', '2026-08-02', 100),
      row('F2', '2026-08-03', 70),
      row('F2', '2026-08-04', '70,00-', 0, { FINANS_ISLEM_TURU: 'Satış faturası iptali' }),
      row('I1', '2026-08-05', 0, 30, { FINANS_ISLEM_TURU: 'Satış iade faturası' }),
    ]),
  ).toEqual([{ currency: 'TRY', balance: 7000, items: ['F1 7000'] }]);
});

test('LEDG-02 what is left of credits is open as such', () => {
  expect(
    shown([row('F1', '2026-08-02', 100), row('H1', '2026-08-01', 0, 80), row('H2', '2026-08-03', 0, 50)]),
  ).toEqual([{ currency: 'TRY', balance: -3000, items: ['H2 -3000'] }]);
  expect(shown([carried(0, 100), row('F1', '2026-08-02', 40)])).toEqual([
    { currency: 'TRY', balance: -6000, items: ['DVR -6000'] },
  ]);
});

test('LEDG-02 currencies are kept apart, and one that cannot be read says nothing', () => {
  expect(
    shown([
      row('F1', '2026-08-02', 100, 0, { DOVIZ_AD: 'USD', DOVIZ_KURU: 41 }),
      row('H1', '2026-08-03', 0, 4100, { DOVIZ_AD: 'TL' }),
      row('F2', '2026-08-04', '#DEĞER!', 0, { DOVIZ_AD: 'EUR' }),
      row('F3', '2026-08-04', 10, 0, { DOVIZ_AD: 'EUR' }),
      row('F4', '2026-08-04', null, 0, { DOVIZ_AD: 'GBP' }),
    ]),
  ).toEqual([
    { currency: 'TRY', balance: -410000, items: ['H1 -410000'] },
    { currency: 'EUR', balance: 1000, items: undefined },
    { currency: 'GBP', balance: 0, items: undefined },
    { currency: 'USD', balance: 10000, items: ['F1 10000'] },
  ]);
});

test('LEDG-02 age is in days since the date; of what was carried forward since the first day', () => {
  const [lira] = openOf([
    carried(1, 0, { TARIH: null }),
    row('F1', '2026-11-21', 1),
    row('F2', '2026-11-25', 1),
    row('F3', null, 1),
  ]);
  expect(lira?.items?.map(({ line, age }) => [line.documentNo, age])).toEqual([
    ['DVR', 112],
    ['F1', 0],
    ['F2', 0],
    ['F3', undefined],
  ]);
});

/** A ledger of whole numbers, quick to make: six of the given ones a row. */
function ledgerOf(numbers: readonly number[]): { lines: ReportLine[]; dueDates: Map<string, string> } {
  const random = numbers.values();
  const below = (end: number) => (random.next().value ?? 0) % end;
  const amount = () => (below(4) === 0 ? below(18e9) - 9e9 : below(100_000) - 30_000) / 100;
  const day = () => `2026-10-${String(1 + below(28)).padStart(2, '0')}`;
  const lines = Array.from({ length: Math.floor(numbers.length / 8) }, (_, order): ReportLine => {
    const sides = below(3);
    return {
      order,
      documentNo: `F${below(10)}`,
      date: day(),
      debit: sides === 1 ? 0 : amount(),
      credit: sides === 0 ? 0 : amount(),
      sumCurrency: ['TRY', 'USD', 'EUR'][below(3)] ?? '',
      isCarried: below(8) === 0,
    };
  });
  const dueDates = new Map(Array.from({ length: below(8) }, () => [`F${below(10)}`, day()]));
  return { lines, dueDates };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is open by currency and age: what does not depend on which of two equal rows came first. */
const sumsOf = (open: readonly OpenCurrency[]) =>
  open.map(({ currency, items = [], balance }) => {
    const byAge = Map.groupBy(items, ({ age = -1 }) => age);
    const sums = [...byAge].map(([age, some]) => [age, sumOf(some.map((item) => item.open))] as const);
    return [currency, balance, ...sums.toSorted(([left], [right]) => left - right)];
  });

test('LEDG-02 open amounts add up to the balance of each currency, in whatever order the rows come', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 192, size: 'max' }), fc.nat(23), (numbers, turn) => {
      const { lines, dueDates } = ledgerOf(numbers);
      const result = openItems(lines, { dueDates, today, begin });
      const turned = [...lines.slice(turn), ...lines.slice(0, turn)].toReversed();
      const again = openItems(turned, { dueDates, today, begin });
      const wrong = result.flatMap(({ currency, items = [], balance }) => {
        const own = lines.filter(({ sumCurrency }) => sumCurrency === currency);
        return [
          balance === sumOf(own.map((line) => kurusOf(line.debit) - kurusOf(line.credit))),
          sumOf(items.map(({ open }) => open)) === balance,
          items.every(({ amount, settled, open }) => settled + open === amount),
          // Never more than there was, and never on both sides at a time.
          items.every(({ amount, open }) => Math.abs(open) <= Math.abs(amount) && open * amount > 0),
          items.every(({ open }) => open * balance > 0),
        ].filter((holds) => !holds);
      });
      expect([wrong, sumsOf(again)]).toEqual([[], sumsOf(result)]);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
