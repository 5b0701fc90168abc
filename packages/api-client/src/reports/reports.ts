import { backend, read, type CallInit, type Send } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectListIn } from '../read/expectBody.ts';
import { readAmount, readRate, readShown, type Shown } from '../read/readAmount.ts';
import { readDate, type CalendarDate } from '../read/readDate.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readId, type Id } from '../read/readId.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { finishInPieces } from '../runSteps.ts';
import { type DocumentTotals, readTotals } from './readTotals.ts';

/** First and last day of a report, both included. */
export interface DateRange {
  readonly begin: CalendarDate;
  readonly end: CalendarDate;
}

/** What every report row has. Amounts are in the row's currency; one that could not be read stays as it came. */
interface ReportRow {
  readonly id: Id;
  readonly documentNo: string;
  readonly date: CalendarDate | undefined;
  /** Document type in the server's words, such as 'Satış faturası'. */
  readonly kind: string;
  readonly currency: string;
}

/** Row of the general movements and of the account statement. */
export interface MovementRow extends ReportRow {
  readonly debit: Shown;
  readonly credit: Shown;
  /** Lira for one unit of the currency. */
  readonly rate: number | undefined;
  /** B (debit) or A (credit). */
  readonly side: string;
  /** What a statement row's receipt is printed by. */
  readonly receiptId: Id;
}

/** Row of the order list. */
export interface OrderRow extends ReportRow, DocumentTotals {
  readonly description: string;
}

/** Row of the invoice list. */
export interface InvoiceRow extends ReportRow, DocumentTotals {
  readonly dueDate: CalendarDate | undefined;
  readonly rate: number | undefined;
}

/** Reading rows step by step: every `yield` is a place to stop and let the page breathe. */
type Steps<Row> = Generator<void, readonly Row[]>;

/** Reads the rows of GET /report/genelhareket and GET /report/hesapekstresi. */
export function movementSteps(body: Wire<Schemas['MovementReport']>): Steps<MovementRow> {
  const readDay = eachOnce(readDate);
  return readRows(body, (row) => ({
    id: readId(readField(row, 'ID')),
    documentNo: readText(readField(row, 'BELGENO')),
    date: readDay(readField(row, 'TARIH')),
    kind: readText(readField(row, 'FINANS_ISLEM_TURU')),
    currency: readText(readField(row, 'DOVIZ_AD')),
    debit: readShown(readField(row, 'BORC')),
    credit: readShown(readField(row, 'ALACAK'), readCredit),
    rate: readRate(readField(row, 'DOVIZ_KURU')),
    side: readText(readField(row, 'BA')),
    receiptId: readId(readField(row, 'FINANS')),
  }));
}

/** Reads the rows of GET /report/siparislistesi. */
export function orderSteps(body: Wire<Schemas['OrderReport']>): Steps<OrderRow> {
  const readDay = eachOnce(readDate);
  return readRows(body, (row) => ({
    ...readDocumentRow(row),
    date: readDay(readField(row, 'SIPARIS_TARIHI')),
    kind: readText(readField(row, 'SIPARIS_TURU')),
    description: readText(readField(row, 'ACIKLAMA')),
  }));
}

/** Reads the rows of GET /report/faturalistesi. */
export function invoiceSteps(body: Wire<Schemas['InvoiceReport']>): Steps<InvoiceRow> {
  const readDay = eachOnce(readDate);
  return readRows(body, (row) => ({
    ...readDocumentRow(row),
    date: readDay(readField(row, 'FIS_TARIHI')),
    kind: readText(readField(row, 'FIS_TURU')),
    dueDate: readDay(readField(row, 'VADE')),
    rate: readRate(readField(row, 'DOVIZ_KUR')),
  }));
}

const readCredit = (value: unknown) => readAmount(value, 'grouping', 'A');

/** A reader that understands each value once: thousands of rows share some hundred days. */
function eachOnce<T>(readOne: (value: unknown) => T): (value: unknown) => T | undefined {
  const known = new Map<unknown, T>();
  return (value) => {
    if (!known.has(value)) known.set(value, readOne(value));
    return known.get(value);
  };
}

/** Rows read between two places to stop: less than a millisecond. */
const run = 250;

function* readRows<Row, T>(body: Wire<{ data?: Row[] | null }>, readRow: (row: Wire<Row>) => T): Steps<T> {
  const rows = readField(body, 'data');
  const items: T[] = [];
  if (!Array.isArray(rows)) return items;
  for (const [index, row] of rows.entries()) {
    if (isRecord(row)) items.push(readRow(row));
    if (index % run === run - 1) yield;
  }
  return items;
}

/** What an order and an invoice call the same. */
function readDocumentRow(row: Wire<Schemas['OrderRow'] | Schemas['InvoiceRow']>) {
  return {
    id: readId(readField(row, 'Id')),
    documentNo: readText(readField(row, 'BELGENO')),
    currency: readText(readField(row, 'DOVIZ_AD')),
    ...readTotals(row),
  };
}

/** GET /report/genelhareket: general movements, in no particular order. */
export const getMovementReport = (range: DateRange, signal?: AbortSignal): Promise<readonly MovementRow[]> =>
  getRows((init) => backend.GET('/report/genelhareket', init), movementSteps, range, signal);

/** GET /report/hesapekstresi: account statement. */
export const getStatementReport = (range: DateRange, signal?: AbortSignal): Promise<readonly MovementRow[]> =>
  getRows((init) => backend.GET('/report/hesapekstresi', init), movementSteps, range, signal);

/** GET /report/siparislistesi: orders. */
export const getOrderReport = (range: DateRange, signal?: AbortSignal): Promise<readonly OrderRow[]> =>
  getRows((init) => backend.GET('/report/siparislistesi', init), orderSteps, range, signal);

/** GET /report/faturalistesi: invoices. */
export const getInvoiceReport = (range: DateRange, signal?: AbortSignal): Promise<readonly InvoiceRow[]> =>
  getRows((init) => backend.GET('/report/faturalistesi', init), invoiceSteps, range, signal);

/** What a report is asked for by. */
type RangeInit = CallInit & { readonly params: { readonly query: ReturnType<typeof rangeParams> } };

/** Tens of thousands of rows are read in slices, so that the page answers in between. */
async function getRows<A extends { data?: unknown }, Row>(
  send: Send<A, RangeInit>,
  steps: (body: Wire<A>) => Steps<Row>,
  range: DateRange,
  signal: AbortSignal | undefined,
): Promise<readonly Row[]> {
  const params = { query: rangeParams(range) };
  const body = await read(
    (init) => send({ ...init, params }),
    expectListIn('data', (answer: Wire<A>) => answer),
    { signal, isLarge: true },
  );
  const rows = await finishInPieces(steps(body), signal);
  if (!rows) throw signal?.reason;
  return rows;
}

/** The days of a report as every report of the contract takes them. */
export const rangeParams = ({ begin, end }: DateRange) => ({ begin: writeDate(begin), end: writeDate(end) });

/** A date as the backend takes it: `yyyy.MM.dd`. */
function writeDate(date: CalendarDate): string {
  return date.replaceAll('-', '.');
}

/**
 * A new order or payment must show at once: the rows of another report or range are asked for anew whenever it is chosen,
 * and until they come there are none.
 */
const reportQuery = <Row>(
  identity: Identity,
  report: string,
  range: DateRange,
  ask: (range: DateRange, signal: AbortSignal) => Promise<readonly Row[]>,
) => {
  const queryKey = [identityKey(identity), 'reports', report, range] as const;
  return { ...backendQuery(queryKey, (signal) => ask(range, signal), fresh.never), gcTime: 0 };
};

/** General movements. */
export const movementsQuery = (identity: Identity, range: DateRange) =>
  reportQuery(identity, 'movements', range, getMovementReport);

/** Account statement. */
export const statementQuery = (identity: Identity, range: DateRange) =>
  reportQuery(identity, 'statement', range, getStatementReport);

/** Order list. */
export const ordersQuery = (identity: Identity, range: DateRange) =>
  reportQuery(identity, 'orders', range, getOrderReport);

/** Invoice list. */
export const invoicesQuery = (identity: Identity, range: DateRange) =>
  reportQuery(identity, 'invoices', range, getInvoiceReport);
