import { expect, test } from 'vitest';
import { readInvoices, readMovements } from '../reportRows.fixture.ts';
import { viewInvoices } from '../viewInvoices.ts';
import { viewStatement } from '../viewStatement.ts';
import { lineKeys } from './lineKeys.ts';
import { sumTicked } from './sumTicked.ts';

const row = (BORC: unknown, ALACAK: unknown, DOVIZ_AD = 'TRY') => ({
  TARIH: '2026-03-01',
  BORC,
  ALACAK,
  DOVIZ_AD,
});
const statement = (...data: object[]) => viewStatement(readMovements({ data }));

test('LEDG-01 of a statement debit less credit, each currency by itself and to the kuruş', () => {
  const view = statement(row(0.1, 0), row(0.2, 0, 'TL'), row(0, '5,00', 'USD'), row('7,00-', 0, 'EUR'));
  expect(sumTicked(view, view.lines)).toEqual([
    { currency: 'TRY', text: '0,30 TRY (B)', isIncomplete: false },
    { currency: 'EUR', text: '-7,00 EUR (A)', isIncomplete: false },
    { currency: 'USD', text: '-5,00 USD (A)', isIncomplete: false },
  ]);
  expect(sumTicked(view, [])).toEqual([]);
});

test('LEDG-01 of invoices what they come to in the end; a sum that lacks an amount says so', () => {
  const view = viewInvoices(
    readInvoices({
      data: [
        { GENELTOPLAM: '1.234,56', DOVIZ_AD: 'TRY' },
        { GENELTOPLAM: 'yok', DOVIZ_AD: 'TRY' },
        { GENELTOPLAM: 2.5, DOVIZ_AD: 'USD' },
      ],
    }),
    '2026-11-21',
  );
  expect(sumTicked(view, view.lines)).toEqual([
    { currency: 'TRY', text: '1.234,56 TL', isIncomplete: true },
    { currency: 'USD', text: '2,50 USD', isIncomplete: false },
  ]);
});

test('LEDG-01 rows are told by what they say, equal ones apart, in whatever order', () => {
  const rows = [row(1, 0), row(2, 0), row(1, 0)];
  const [first, again] = [statement(...rows), statement(row(9, 0), ...rows)].map(({ lines }) =>
    lines.map(lineKeys(lines)),
  );
  expect(new Set(first).size).toBe(3);
  expect(again).toEqual(expect.arrayContaining(first ?? []));
});
