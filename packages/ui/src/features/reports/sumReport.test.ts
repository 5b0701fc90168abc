import cases from '@vitrin/api-client/cases/tr-cases.json' with { type: 'json' };
import { readAmount } from '@vitrin/api-client/read/readAmount';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMovements, readOrders } from './reportRows.fixture.ts';
import { formatBalance } from './showCell.ts';
import { viewOpen } from './open/viewOpen.ts';
import { sumReport } from './sumReport.ts';
import { origin } from './origin.fixture.ts';
import { toSheet } from './toSheet.ts';
import { viewMovements } from './viewMovements.ts';
import { viewOrders } from './viewOrders.ts';
import { viewStatement } from './viewStatement.ts';

const row = (BORC: unknown, ALACAK: unknown, DOVIZ_AD = 'TRY') => ({
  TARIH: '2026-03-01',
  BORC,
  ALACAK,
  DOVIZ_AD,
});
const statement = (...data: object[]) => viewStatement(readMovements({ data }));
const totals = (view: ReturnType<typeof statement>) =>
  sumReport(view, view.lines).map(({ label, sums, balance, currency }) => ({
    label,
    sums: [sums.debit, sums.credit],
    balance: balance === undefined ? undefined : formatBalance(balance, currency),
  }));

test('REPT-05 debit, credit and their difference with its letter', () => {
  expect(totals(statement(row(0.1, 0), row(0.2, 0), row(0, '1.234,50')))).toEqual([
    { label: 'TRY Hesap Toplamı', sums: [0.3, 1234.5], balance: '-1.234,20 TRY (A)' },
  ]);
  expect(totals(statement(row(5, 5)))[0]?.balance).toBe('0,00 TRY (B)');
});

test('REPT-05 with several currencies the plain sum stays and a line for each is added', () => {
  expect(totals(statement(row(7, 0, 'USD'), row(19.99, 0), row(5.01, 0), row(0, 3, 'EUR')))).toEqual([
    { label: 'TRY Hesap Toplamı', sums: [32, 3], balance: '29,00 TRY (B)' },
    { label: 'TRY Toplamı', sums: [25, 0], balance: '25,00 TRY (B)' },
    { label: 'EUR Toplamı', sums: [0, 3], balance: '-3,00 EUR (A)' },
    { label: 'USD Toplamı', sums: [7, 0], balance: '7,00 USD (B)' },
  ]);
});

test('a statement in one other currency has a line of its own beside the plain sum', () => {
  expect(totals(statement(row(1000, 0, 'USD'), row(0, 250, 'USD')))).toEqual([
    { label: 'TRY Hesap Toplamı', sums: [1000, 250], balance: '750,00 TRY (B)' },
    { label: 'USD Toplamı', sums: [1000, 250], balance: '750,00 USD (B)' },
  ]);
  const view = viewMovements(readMovements({ data: [row(1000, 0, 'USD')] }));
  expect(totals(view).map(({ label }) => label)).toEqual(['Toplam']);
});

test('rows in lira, whatever they call it, are one sum', () => {
  expect(totals(statement(row(1, 0), row(2, 0, 'TL'), row(3, 0, 'TRY  '), row(4, 0, '')))).toEqual([
    { label: 'TRY Hesap Toplamı', sums: [10, 0], balance: '10,00 TRY (B)' },
  ]);
});

test('REPT-03 general movements have totals and no balance; unreadable amounts count nothing', () => {
  const view = viewMovements(readMovements({ data: [row('çok', null), row(1.1, null), row(2.2, null)] }));
  expect(totals(view)).toEqual([{ label: 'Toplam', sums: [3.3, 0], balance: undefined }]);
});

test('LEDG-02 what a filter leaves of open items says its currency where that is not lira', () => {
  const open = { dueDates: new Map(), today: '2026-11-21', begin: '2026-08-01' };
  const { view } = viewOpen(statement(row(5, 0), row(7, 0, 'USD')), open);
  const labelsOf = (currency: string) =>
    sumReport(
      view,
      view.lines.filter((line) => line.currency === currency),
      true,
    ).map(({ label, sums }) => [label, sums.open]);
  expect(labelsOf('TRY')).toEqual([['Süzülen Toplam', 5]]);
  expect(labelsOf('USD')).toEqual([
    ['Süzülen Toplam', 7],
    ['Süzülen USD Toplamı', 7],
  ]);
});

test('USE-12 amounts in the notations of bookkeepers are added', () => {
  const view = statement(
    row('1.234,56 (B)', '0,00'),
    row('0,00', '234,56 A'),
    row('(100,00)', ''),
    row('50,00-', null),
  );
  expect(totals(view)).toEqual([
    { label: 'TRY Hesap Toplamı', sums: [1084.56, 234.56], balance: '850,00 TRY (B)' },
  ]);
  expect(sumReport(view, view.lines)[0]?.incomplete).toEqual([]);
});

test('USE-12 each total that lacks an amount says so, the others do not', () => {
  const incomplete = (view: ReturnType<typeof statement>) =>
    sumReport(view, view.lines).map(({ label, incomplete: lacking }) => [label, ...lacking]);
  const mixed = statement(row('#DEĞER!', 0), row(5, 0), row(0, 7, 'USD'), row(0, '-', 'EUR'));
  expect(incomplete(mixed)).toEqual([
    ['TRY Hesap Toplamı', 'debit', 'credit', 'balance'],
    ['TRY Toplamı', 'debit', 'balance'],
    ['EUR Toplamı', 'credit', 'balance'],
    ['USD Toplamı'],
  ]);
  const movements = viewMovements(readMovements({ data: [row('yok', 1), row(2, null)] }));
  expect(incomplete(movements)).toEqual([['Toplam', 'debit']]);
  const orders = viewOrders(readOrders({ data: [{ KDV_TOPLAM: '1.2.3,4', GENELTOPLAM: 5 }] }));
  expect(incomplete(orders)).toEqual([['Toplam', 'vat']]);
});

test('USE-12 USE-10 a file holds the amount as it came, and names the sums that lack it', () => {
  const sheetOf = (view: ReturnType<typeof statement>) =>
    toSheet(view, view.lines, sumReport(view, view.lines), { title: 'x', origin });
  const ekstre = sheetOf(statement(row('#DEĞER!', 0), row(5, 0)));
  expect(ekstre.columns.map(({ title }) => title)).not.toContain('Bakiye');
  expect(ekstre.rows[0]?.[4]).toBe('#DEĞER!');
  expect(ekstre.footer[0]?.slice(0, 6)).toEqual([
    'TRY Hesap Toplamı (eksik: Borç, Bakiye)',
    null,
    null,
    null,
    5,
    0,
  ]);
  const orders = viewOrders(readOrders({ data: [{ SATIR_TOPLAM: 1, GENELTOPLAM: 'yok' }] }));
  expect(sheetOf(orders).footer[0]?.[0]).toBe('Toplam (eksik: Genel Toplam)');
});

test('REPT-06 a hundred thousand rows of a tenth are exact', () => {
  const data = Array.from({ length: 100_000 }, () => ({
    SATIR_TOPLAM: 0.1,
    KDV_TOPLAM: 0.07,
    GENELTOPLAM: 1.005,
  }));
  const view = viewOrders(readOrders({ data }));
  expect(sumReport(view, view.lines)[0]?.sums).toEqual({ total: 10_000, vat: 7000, grandTotal: 101_000 });
});

test('the sheet is what is on the screen: values to count with, totals under their columns', () => {
  const view = statement(
    { ...row(5, 0), BELGENO: 'VTR1', DOVIZ_KURU: '1', BA: 'B' },
    { ...row(0, 7.25), DOVIZ_KURU: 'x' },
  );
  const sheet = toSheet(view, view.lines, sumReport(view, view.lines), {
    title: 'Hesap Ekstresi',
    origin,
  });
  expect(sheet.columns.map(({ kind }) => kind)).toEqual(
    'text code date text amount amount amount text rate'.split(' '),
  );
  expect(sheet.rows).toEqual([
    ['B', 'VTR1', '2026-03-01', '', 5, null, 5, 'TRY', 1],
    ['', '', '2026-03-01', '', null, 7.25, -2.25, 'TRY', null],
  ]);
  expect(sheet.footer).toEqual([['TRY Hesap Toplamı', null, null, null, 5, 7.25, -2.25, null, null]]);
});

const sumOf = (...amounts: unknown[]) => {
  const view = viewMovements(readMovements({ data: amounts.map((amount) => row(amount, null)) }));
  return sumReport(view, view.lines)[0]?.sums.debit;
};

test.each(cases.sum.map(([amounts, shown]) => ({ amounts: [amounts].flat(), shown })))(
  'FMT-03 the sum of $amounts is $shown',
  ({ amounts, shown }) => {
    expect(sumOf(...amounts)).toBe(readAmount(shown));
  },
);

test('FMT-03 a sum is exact to the last hundredth, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e11, max: 1e11 }), { maxLength: 200 }), (units) => {
      const expected = units.reduce((sum, unit) => sum + unit, 0) / 100;
      expect(sumOf(...units.map((unit) => unit / 100))).toBe(expected === 0 ? 0 : expected);
      expect(sumOf(...units.map((unit) => unit / 100).toReversed())).toBe(expected === 0 ? 0 : expected);
    }),
  );
});

test('FMT-03 the amounts of a sheet add up to its totals', () => {
  const view = viewOrders(
    readOrders({ data: [{ GENELTOPLAM: 1.005 }, { GENELTOPLAM: 1.005 }, { GENELTOPLAM: -0.001 }] }),
  );
  const { rows, footer } = toSheet(view, view.lines, sumReport(view, view.lines), {
    title: 'x',
    origin,
  });
  expect(rows.map((cells) => cells[5])).toEqual([1.01, 1.01, 0]);
  expect(footer[0]?.[5]).toBe(2.02);
});

test('lira has one sum, whatever name the backend gives it', () => {
  const view = viewOrders(
    readOrders({
      data: [
        { TOPLAM_TUTAR: 5, DOVIZ_AD: 'TL' },
        { TOPLAM_TUTAR: 6, DOVIZ_AD: 'TRY' },
      ],
    }),
  );
  expect(view.lines.map(({ sumCurrency }) => sumCurrency)).toEqual(['TRY', 'TRY']);
  expect(sumReport(view, view.lines)).toHaveLength(1);
});
