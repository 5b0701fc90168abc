import { readAmount, readRate, readShown, type Shown } from './readAmount.ts';
import { readDate, type CalendarDate } from './readDate.ts';
import { isRecord, readField } from './readField.ts';
import { readId, type Id } from './readId.ts';
import { readText } from './readText.ts';
import { finish } from '../runSteps.ts';
import type { Schemas, Wire } from './Wire.ts';

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

interface DocumentRow extends ReportRow {
  readonly total: Shown;
  readonly vat: Shown;
  readonly grandTotal: Shown;
}

/** Row of the order list. */
export interface OrderRow extends DocumentRow {
  readonly description: string;
}

/** Row of the invoice list. */
export interface InvoiceRow extends DocumentRow {
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
    id: readId(readField(row, 'Id')),
    documentNo: readText(readField(row, 'BELGENO')),
    date: readDay(readField(row, 'SIPARIS_TARIHI')),
    kind: readText(readField(row, 'SIPARIS_TURU')),
    ...readTotals(row),
    description: readText(readField(row, 'ACIKLAMA')),
  }));
}

/** Reads the rows of GET /report/faturalistesi. */
export function invoiceSteps(body: Wire<Schemas['InvoiceReport']>): Steps<InvoiceRow> {
  const readDay = eachOnce(readDate);
  return readRows(body, (row) => ({
    id: readId(readField(row, 'Id')),
    documentNo: readText(readField(row, 'BELGENO')),
    date: readDay(readField(row, 'FIS_TARIHI')),
    kind: readText(readField(row, 'FIS_TURU')),
    ...readTotals(row),
    dueDate: readDay(readField(row, 'VADE')),
    rate: readRate(readField(row, 'DOVIZ_KUR')),
  }));
}

/** `movementSteps` in one go. */
export const readMovements = (body: Wire<Schemas['MovementReport']>) => finish(movementSteps(body));
/** `orderSteps` in one go. */
export const readOrders = (body: Wire<Schemas['OrderReport']>) => finish(orderSteps(body));
/** `invoiceSteps` in one go. */
export const readInvoices = (body: Wire<Schemas['InvoiceReport']>) => finish(invoiceSteps(body));

const readCredit = (value: unknown) => readAmount(value, 'grouping', 'A');

/** A reader that understands each value once: thousands of rows share some hundred days. */
function eachOnce<T>(read: (value: unknown) => T): (value: unknown) => T | undefined {
  const known = new Map<unknown, T>();
  return (value) => {
    if (!known.has(value)) known.set(value, read(value));
    return known.get(value);
  };
}

/** Rows read between two places to stop: less than a millisecond. */
const run = 250;

function* readRows<Row, T>(body: Wire<{ data?: Row[] | null }>, read: (row: Wire<Row>) => T): Steps<T> {
  const rows = readField(body, 'data');
  const items: T[] = [];
  if (!Array.isArray(rows)) return items;
  for (const [index, row] of rows.entries()) {
    if (isRecord(row)) items.push(read(row));
    if (index % run === run - 1) yield;
  }
  return items;
}

function readTotals(row: Wire<Schemas['OrderRow'] | Schemas['InvoiceRow']>) {
  return {
    currency: readText(readField(row, 'DOVIZ_AD')),
    total: readShown(readField(row, 'SATIR_TOPLAM')),
    vat: readShown(readField(row, 'KDV_TOPLAM')),
    grandTotal: readShown(readField(row, 'GENELTOPLAM')),
  };
}
