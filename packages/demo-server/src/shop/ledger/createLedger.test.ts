import { describe, expect, test } from 'vitest';
import type { Company } from '../accounts/Company.ts';
import { companies } from '../accounts/companies.ts';
import { addDays } from '../calendar.ts';
import { createCatalogue } from '../catalogue/createCatalogue.ts';
import { toTry } from '../money.ts';
import { priceFor } from '../pricing/priceFor.ts';
import { createLedger } from './createLedger.ts';
import type { Ledger } from './createLedger.ts';
import type { TradeDocument } from './Document.ts';

const catalogue = createCatalogue({ products: 1000 });
const opening = { day: '2026-11-18', seed: 1 };
const ever = { begin: '2000-01-01', end: '2099-12-31' };

const ledgerOn = (today: string, seed = 1): Ledger =>
  createLedger({
    catalogue,
    opening: { ...opening, seed },
    today: () => today,
    liveOrders: () => [],
    livePayments: () => [],
  });

const ledger = ledgerOn(opening.day);
const active = companies.filter((company) => company.activity > 0);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The books of one company, as the ledger tells them. */
const booksOf = (company: Company) => ({
  company,
  orders: ledger.orders(company, ever),
  invoices: ledger.invoices(company, ever),
  movements: ledger.movements(company, ever),
  document: (kind: 'order' | 'deliveryNote' | 'invoice', number: string): TradeDocument => {
    const found = ledger.document(company, kind, number);
    if (!found) throw new Error(`No ${kind} ${number}`);
    return found;
  },
});
const books = active.map(booksOf);

describe('the books of every company', () => {
  test('reach back 24 months and not beyond today', () => {
    for (const { orders, movements } of books) {
      const days = movements.map(({ day }) => day).toSorted();
      expect(orders.at(-1)?.day.localeCompare('2024-11-18')).toBeGreaterThanOrEqual(0);
      expect((orders.at(-1)?.day ?? '9') < '2025-03-01').toBe(true);
      expect((days.at(-1) ?? '9') <= opening.day).toBe(true);
      expect(orders.some(({ day }) => day === '2026-11-17')).toBe(true);
    }
  });

  test('have documents whose totals are the sums of their lines, VAT rounded once a line', () => {
    for (const { orders, invoices, movements, document } of books) {
      const notes = movements.filter(({ type }) => type === 'Satış irsaliyesi');
      const all = [...orders, ...invoices, ...notes.map(({ number }) => document('deliveryNote', number))];
      for (const { lines, totals, totalTry, rate, currency } of all) {
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.every((line) => line.currency === currency)).toBe(true);
        expect(
          lines.every(
            (line) => line.net === line.netPrice * line.quantity && line.gross === line.net + line.vat,
          ),
        ).toBe(true);
        expect(lines.every((line) => line.vat === Math.floor((line.net * line.vatRate + 50) / 100))).toBe(
          true,
        );
        expect(totals).toEqual({
          currency,
          net: sum(lines.map((line) => line.net)),
          vat: sum(lines.map((line) => line.vat)),
          gross: sum(lines.map((line) => line.gross)),
        });
        expect(totalTry).toBe(toTry(totals.gross, rate));
      }
    }
  });

  test('have invoices that refer to an earlier order and delivery note with the same lines', () => {
    for (const { company, invoices, document } of books) {
      for (const invoice of invoices.filter(({ kind }) => kind === 'invoice')) {
        const [orderNumber = '', noteNumber = ''] = invoice.refersTo;
        const order = document('order', orderNumber);
        const note = document('deliveryNote', noteNumber);
        expect([order.day <= note.day, note.day <= invoice.day, invoice.orderDay]).toEqual([
          true,
          true,
          order.day,
        ]);
        expect(invoice.dueDay).toBe(addDays(invoice.day, company.paymentDays));
        expect(invoice.lines.map(({ id: _id, ...line }) => line)).toEqual(
          note.lines.map(({ id: _id, ...line }) => line),
        );
      }
    }
  });

  test('invoice every line of an order at most once, and of an order a month old exactly once', () => {
    for (const { orders, invoices } of books) {
      const invoicesOf = Map.groupBy(invoices, ({ refersTo }) => refersTo[0]);
      for (const order of orders) {
        const invoiced = (invoicesOf.get(order.number) ?? []).flatMap(({ lines }) =>
          lines.map(({ productId, gross }) => `${productId} ${gross}`),
        );
        const ordered = order.lines.map(({ productId, gross }) => `${productId} ${gross}`);
        expect(new Set(invoiced).size).toBe(invoiced.length);
        expect(ordered).toEqual(expect.arrayContaining(invoiced));
        expect(invoiced.length === ordered.length || order.day > addDays(opening.day, -31)).toBe(true);
      }
    }
  });

  test('take back no more than was invoiced, and receive what was invoiced less what came back', () => {
    for (const { company, invoices, movements } of books) {
      for (const invoice of invoices.filter(
        ({ kind, dueDay }) => kind === 'invoice' && dueDay < addDays(opening.day, -60),
      )) {
        const returned = invoices.filter(
          ({ kind, refersTo }) => kind === 'return' && refersTo[0] === invoice.number,
        );
        const received = movements.flatMap(({ id, financeId }) => {
          const receipt = financeId === undefined ? undefined : ledger.receipt(company, id);
          return receipt?.refersTo.includes(invoice.number) ? [receipt] : [];
        });
        expect(sum(returned.map(({ totalTry }) => totalTry)) <= invoice.totalTry).toBe(true);
        expect(
          sum([...returned.map(({ totalTry }) => totalTry), ...received.map(({ amountTry }) => amountTry)]),
        ).toBe(invoice.totalTry);
      }
    }
  });

  test('have a statement that is the movements, line by line and in sum, over any period', () => {
    for (const { company } of books) {
      for (const [begin, end] of [
        ['2000-01-01', opening.day],
        ['2025-03-10', '2025-09-04'],
        ['2026-11-17', '2026-11-18'],
      ] as const) {
        const statement = ledger.statement(company, { begin, end });
        const moving = ledger
          .movements(company, { begin, end })
          .filter(({ debit, credit }) => debit !== 0 || credit !== 0);
        expect(statement.rows.map(({ number }) => number)).toEqual(
          moving.map(({ number }) => number).toReversed(),
        );
        const change = sum(moving.map(({ debitTry, creditTry }) => debitTry - creditTry));
        expect(statement.closingTry - statement.openingTry).toBe(change);
        expect(statement.rows.at(-1)?.balanceTry ?? statement.openingTry).toBe(statement.closingTry);
      }
      expect(ledger.statement(company, ever).openingTry).toBe(0);
      expect(ledger.statement(company, ever).closingTry).toBe(ledger.balance(company));
    }
  });

  test('change with the days only by what the days add', () => {
    for (const { company, orders, movements } of books) {
      const later = ledgerOn(addDays(opening.day, 40));
      const then = { begin: ever.begin, end: opening.day };
      expect(later.movements(company, then)).toEqual(movements);
      expect(later.orders(company, then)).toEqual(orders);
      expect(later.movements(company, ever).length).toBeGreaterThan(movements.length);
    }
  });
});

describe('all books together', () => {
  const everything = active.flatMap((company) => [
    ...ledger.orders(company, ever),
    ...ledger.movements(company, ever),
  ]);

  test('give every number and every id out once, and cash book numbers that meet no id', () => {
    const financeIds = active.flatMap((company) =>
      ledger
        .movements(company, ever)
        .flatMap(({ financeId }) => (financeId === undefined ? [] : [financeId])),
    );
    const ids = [...everything.map(({ id }) => id), ...financeIds];
    expect(new Set(everything.map(({ number }) => number)).size).toBe(everything.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('know all kinds of movements and three currencies', () => {
    const movements = active.flatMap((company) => ledger.movements(company, ever));
    expect(new Set(movements.map(({ type }) => type))).toEqual(
      new Set([
        'Satış faturası',
        'Satış irsaliyesi',
        'Alım iade faturası',
        'Pos kartı ile tahsilat',
        'Gelen havale',
      ]),
    );
    expect(new Set(movements.map(({ currency }) => currency))).toEqual(new Set(['TRY', 'USD', 'EUR']));
  });

  test('are the same on every machine and differ by seed', () => {
    const [first] = active;
    if (!first) throw new Error('No company');
    expect(ledgerOn(opening.day).movements(first, ever)).toEqual(ledger.movements(first, ever));
    expect(ledgerOn(opening.day, 2).movements(first, ever)).not.toEqual(ledger.movements(first, ever));
  });

  test('show nobody the documents of another company', () => {
    const [one, two] = active;
    if (!one || !two) throw new Error('No companies');
    const invoice = ledger.invoices(one, ever)[0];
    const receipt = ledger.movements(one, ever).find(({ financeId }) => financeId !== undefined);
    expect(ledger.document(one, 'invoice', invoice?.number ?? '')).toBe(invoice);
    expect(ledger.document(two, 'invoice', invoice?.number ?? '')).toBeUndefined();
    expect(ledger.receipt(one, receipt?.financeId ?? 0)?.id).toBe(receipt?.id);
    expect(ledger.receipt(two, receipt?.id ?? 0)).toBeUndefined();
  });

  test("of the account 'yeni' are empty", () => {
    const fresh = companies.find(({ cariNo }) => cariNo === '1005');
    if (!fresh) throw new Error('No company');
    expect([ledger.movements(fresh, ever), ledger.orders(fresh, ever), ledger.balance(fresh)]).toEqual([
      [],
      [],
      0,
    ]);
  });
});

const productOf = ({ code }: { readonly code: string }) => catalogue.productByCode(code);

describe('the older invoices of the first demo account', () => {
  const [first] = active;
  const linesOf = (ending: string) => {
    const found = first && ledger.invoices(first, ever).find(({ number }) => number.endsWith(ending));
    if (!found) throw new Error('No such invoice');
    return found.lines;
  };
  test('REOR-01 have lines that cannot be ordered again as they stand', () => {
    const lines = linesOf('1999993');
    const known = lines.filter(productOf);
    expect(known.filter((line) => line.name !== productOf(line)?.name)).toHaveLength(1);
    expect(lines.filter((line) => !productOf(line)).map(({ code }) => code)).toEqual([
      expect.stringMatching(/-ESKI$/),
      '',
    ]);
    expect(lines.map(({ quantity }) => quantity)).toEqual([12, 12, 12, 12, 12, -2, 2.5, 1]);
  });

  test('REOR-02 have other prices than today, in the same currency and in another', () => {
    const [dearer, cheaper, same] = linesOf('1999993').map((line) => {
      const product = productOf(line);
      const now = product && first && priceFor(product, first, first.priceList).netPrice;
      return now === undefined ? 0 : Math.sign(now - line.netPrice);
    });
    expect([dearer, cheaper, same]).toEqual([1, -1, 0]);
    for (const line of linesOf('1999983'))
      expect([line.currency, productOf(line)?.currency]).toEqual(['USD', 'TRY']);
  });
});
