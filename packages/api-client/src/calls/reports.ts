import type { Api, Send } from '../client.ts';
import { expectList, expectListIn } from '../read/expectBody.ts';
import type { CalendarDate } from '../read/readDate.ts';
import { readDocument, type DocumentDetail } from '../read/readDocument.ts';
import {
  invoiceSteps,
  movementSteps,
  orderSteps,
  type InvoiceRow,
  type MovementRow,
  type OrderRow,
} from '../read/readReport.ts';
import type { Wire } from '../read/Wire.ts';
import { finishInPieces } from '../runSteps.ts';
import { pathText } from './pathId.ts';

/** First and last day of a report, both included. */
export interface DateRange {
  readonly begin: CalendarDate;
  readonly end: CalendarDate;
}

/** Kinds of document whose lines can be opened. */
export type DocumentKind = 'invoice' | 'order' | 'deliveryNote';

const documentPath = {
  invoice: '/Report/faturadetay/{belgeNo}',
  order: '/Report/siparisdetay/{belgeNo}',
  deliveryNote: '/Report/irsaliyedetay/{belgeNo}',
} as const;

/** Reports of the account and the documents behind their rows. */
export const reportsApi = (api: Api) => ({
  /** GET /report/genelhareket: general movements, in no particular order. */
  movements: (range: DateRange, signal?: AbortSignal): Promise<readonly MovementRow[]> =>
    readRows(
      api,
      (client, init) =>
        client.GET('/report/genelhareket', { ...init, params: { query: rangeParams(range) } }),
      movementSteps,
      signal,
    ),

  /** GET /report/hesapekstresi: account statement. */
  statement: (range: DateRange, signal?: AbortSignal): Promise<readonly MovementRow[]> =>
    readRows(
      api,
      (client, init) =>
        client.GET('/report/hesapekstresi', { ...init, params: { query: rangeParams(range) } }),
      movementSteps,
      signal,
    ),

  /** GET /report/siparislistesi: orders. */
  orders: (range: DateRange, signal?: AbortSignal): Promise<readonly OrderRow[]> =>
    readRows(
      api,
      (client, init) =>
        client.GET('/report/siparislistesi', { ...init, params: { query: rangeParams(range) } }),
      orderSteps,
      signal,
    ),

  /** GET /report/faturalistesi: invoices. */
  invoices: (range: DateRange, signal?: AbortSignal): Promise<readonly InvoiceRow[]> =>
    readRows(
      api,
      (client, init) =>
        client.GET('/report/faturalistesi', { ...init, params: { query: rangeParams(range) } }),
      invoiceSteps,
      signal,
    ),

  /** GET /Report/faturadetay, siparisdetay or irsaliyedetay of a document number. */
  document: async (kind: DocumentKind, belgeNo: string, signal?: AbortSignal): Promise<DocumentDetail> => {
    const path = { belgeNo: pathText(belgeNo) };
    return api.read(
      (client, init) => client.GET(documentPath[kind], { ...init, params: { path } }),
      expectList(readDocument),
      { signal },
    );
  },
});

/** Tens of thousands of rows are read in slices, so that the page answers in between. */
async function readRows<A extends { data?: unknown }, Row>(
  api: Api,
  send: Send<A>,
  steps: (body: Wire<A>) => Generator<void, readonly Row[]>,
  signal: AbortSignal | undefined,
): Promise<readonly Row[]> {
  const body = await api.read(
    send,
    expectListIn('data', (answer) => answer),
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
