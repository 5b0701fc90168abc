import { expect, test } from 'vitest';
import { readInvoices, readMovements, readOrders } from './reportRows.fixture.ts';
import { viewInvoices } from './viewInvoices.ts';
import { viewMovements } from './viewMovements.ts';
import { viewOrders } from './viewOrders.ts';
import { viewStatement } from './viewStatement.ts';

const kinds = [
  'Satış faturası',
  'Satış irsaliyesi',
  'Pos kartı ile tahsilat',
  'Gelen havale',
  'SATIŞ FATURASI',
];
const data = kinds.map((FINANS_ISLEM_TURU) => ({ ID: 31, FINANS: 77, BELGENO: 'B1', FINANS_ISLEM_TURU }));
const open = (kind: string) => ({ type: 'open', document: { kind, documentNo: 'B1' } });
const print = (href: string) => ({ type: 'print', href, documentNo: 'B1' });

test('REPT-04 general movements offer by kind, and print by the id of the row', () => {
  expect(viewMovements(readMovements({ data })).lines.map(({ action }) => action)).toEqual([
    open('invoice'),
    open('deliveryNote'),
    print('/payment2/print/31'),
    undefined,
    open('invoice'),
  ]);
});

test('REPT-04 the statement prints by FINANS', () => {
  const [line] = viewStatement(readMovements({ data: data.slice(2, 3) })).lines;
  expect(line?.action).toEqual(print('/payment2/print/77'));
});

test('REPT-06 REPT-07 every order and every invoice opens', () => {
  const rows = [{ BELGENO: 'B1' }, { BELGENO: null }];
  expect(viewOrders(readOrders({ data: rows })).lines.map(({ action }) => action)).toEqual([
    open('order'),
    undefined,
  ]);
  const invoices = viewInvoices(readInvoices({ data: rows }), '2026-11-21');
  expect(invoices.lines.map(({ action }) => action)).toEqual([open('invoice'), undefined]);
});

test('REPT-04 a collection without an id prints nothing', () => {
  const lost = [{ ID: null, FINANS: null, FINANS_ISLEM_TURU: 'Pos kartı ile tahsilat' }];
  expect(viewMovements(readMovements({ data: lost })).lines[0]?.action).toBeUndefined();
});
