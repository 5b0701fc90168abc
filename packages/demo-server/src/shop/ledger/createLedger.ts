import type { Company } from '../accounts/Company.ts';
import type { Day } from '../calendar.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Minor } from '../money.ts';
import type { Opening } from '../openShop.ts';
import type { Order } from '../orders/Order.ts';
import { byAge } from './Document.ts';
import type { Books, Receipt, TradeDocument } from './Document.ts';
import { assortmentOf } from './drawOrder.ts';
import { generatePast } from './generatePast.ts';
import { movementsOf } from './Movement.ts';
import { hasOlderDocuments, olderDocuments } from './olderDocuments.ts';
import type { Movement, StatementRow } from './Movement.ts';
import { bookOrder } from './bookOrder.ts';

/** First and last day, both included. */
export interface Period {
  readonly begin: Day;
  readonly end: Day;
}

export interface Statement {
  /** What the company owed before the first day, in kuruş. */
  readonly openingTry: Minor;
  readonly rows: readonly StatementRow[];
  readonly closingTry: Minor;
}

/** The books of every company: what was made up for the past, what was ordered and paid in the demo, and what followed from it. */
export interface Ledger {
  /** Newest first. */
  readonly movements: (company: Company, period: Period) => readonly Movement[];
  /** Oldest first, without delivery notes: the movements that change the balance. */
  readonly statement: (company: Company, period: Period) => Statement;
  /** Newest first. */
  readonly orders: (company: Company, period: Period) => readonly TradeDocument[];
  /** Invoices and returns, newest first. */
  readonly invoices: (company: Company, period: Period) => readonly TradeDocument[];
  /** A document of the company by its number; an invoice number also finds a return. */
  readonly document: (
    company: Company,
    kind: 'order' | 'deliveryNote' | 'invoice',
    number: string,
  ) => TradeDocument | undefined;
  /** Money that came in from the company, by its id or by its number in the cash books. */
  readonly receipt: (company: Company, id: number) => Receipt | undefined;
  /** What the company owes today, in kuruş; negative when it has money to its credit. */
  readonly balance: (company: Company) => Minor;
  /** The balance and what was ordered on open account but not invoiced yet, in kuruş. */
  readonly exposure: (company: Company) => Minor;
}

export interface LedgerNeeds {
  readonly catalogue: Catalogue;
  readonly opening: Opening;
  readonly today: () => Day;
  readonly liveOrders: (companyId: number) => readonly Order[];
  readonly livePayments: (companyId: number) => readonly Receipt[];
}

interface Account extends Books {
  /** While it stays the same the books do. */
  readonly key: string;
  readonly movements: readonly Movement[];
  readonly byNumber: ReadonlyMap<string, TradeDocument>;
  readonly balance: Minor;
}

export function createLedger({ catalogue, opening, today, liveOrders, livePayments }: LedgerNeeds): Ledger {
  const assortment = assortmentOf(catalogue.products);
  const pasts = new Map<number, { readonly until: Day; readonly books: Books }>();
  const accounts = new Map<number, Account>();

  const pastOf = (company: Company, until: Day) => {
    const known = pasts.get(company.id);
    if (known?.until === until) return known.books;
    const past = generatePast(company, opening, assortment, until);
    const older = hasOlderDocuments(company) ? olderDocuments(company, opening, assortment) : noBooks;
    const books = {
      documents: [...past.documents, ...older.documents],
      receipts: [...past.receipts, ...older.receipts],
    };
    pasts.set(company.id, { until, books });
    return books;
  };

  const accountOf = (company: Company): Account => {
    const until = today();
    const orders = liveOrders(company.id);
    const payments = livePayments(company.id);
    // Orders and receipts are only ever added.
    const key = `${until} ${String(orders.length)} ${String(payments.length)}`;
    const known = accounts.get(company.id);
    if (known?.key === key) return known;
    const past = pastOf(company, until);
    const booked = orders.map((order) => bookOrder(order, company, opening, until));
    const documents = [...past.documents, ...booked.flatMap((books) => books.documents)].toSorted(byAge);
    const receipts = [...past.receipts, ...booked.flatMap((books) => books.receipts), ...payments].toSorted(
      byAge,
    );
    const movements = movementsOf({ documents, receipts });
    const byNumber = new Map(documents.map((one) => [one.number, one]));
    const balance = balanceAfter(0, movements);
    const account = { key, documents, receipts, movements, byNumber, balance };
    accounts.set(company.id, account);
    return account;
  };

  const documents = (company: Company, period: Period, kinds: readonly TradeDocument['kind'][]) =>
    accountOf(company)
      .documents.filter((one) => kinds.includes(one.kind) && isWithin(one.day, period))
      .toReversed();

  return {
    movements: (company, period) =>
      accountOf(company)
        .movements.filter((one) => isWithin(one.day, period))
        .toReversed(),
    statement: (company, period) => {
      const moving = accountOf(company).movements.filter((one) => one.debitTry !== 0 || one.creditTry !== 0);
      const openingTry = balanceAfter(
        0,
        moving.filter((one) => one.day < period.begin),
      );
      let balanceTry = openingTry;
      const rows = moving
        .filter((one) => isWithin(one.day, period))
        .map((one) => ({ ...one, balanceTry: (balanceTry += one.debitTry - one.creditTry) }));
      return { openingTry, rows, closingTry: balanceTry };
    },
    orders: (company, period) => documents(company, period, ['order']),
    invoices: (company, period) => documents(company, period, ['invoice', 'return']),
    document: (company, kind, number) => {
      const found = accountOf(company).byNumber.get(number);
      const isWanted = found?.kind === kind || (found?.kind === 'return' && kind === 'invoice');
      return isWanted ? found : undefined;
    },
    receipt: (company, id) =>
      accountOf(company).receipts.find((one) => one.id === id || one.financeId === id),
    balance: (company) => accountOf(company).balance,
    exposure: (company) => {
      const { balance, documents: all } = accountOf(company);
      const waiting = liveOrders(company.id).filter((order) => order.payment === 'acikhesap');
      return waiting.reduce((sum, order) => {
        const invoiced = all.filter((one) => one.kind === 'invoice' && one.refersTo.includes(order.number));
        return sum + Math.max(0, order.totalTry - invoiced.reduce((part, one) => part + one.totalTry, 0));
      }, balance);
    },
  };
}

const noBooks: Books = { documents: [], receipts: [] };

const isWithin = (day: Day, { begin, end }: Period) => day >= begin && day <= end;

const balanceAfter = (before: Minor, movements: readonly Movement[]) =>
  movements.reduce((sum, { debitTry, creditTry }) => sum + debitTry - creditTry, before);
