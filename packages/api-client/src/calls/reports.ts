import type { Api } from '../client.ts';
import { expectList, expectListIn } from '../read/expectBody.ts';
import type { CalendarDate } from '../read/readDate.ts';
import { readDocument, type DocumentDetail } from '../read/readDocument.ts';
import {
  readInvoices,
  readMovements,
  readOrders,
  type InvoiceRow,
  type MovementRow,
  type OrderRow,
} from '../read/readReport.ts';

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
    api.read(
      (client, init) => client.GET('/report/genelhareket', { ...init, ...rangeParams(range) }),
      expectListIn('data', readMovements),
      { signal },
    ),

  /** GET /report/hesapekstresi: account statement. */
  statement: (range: DateRange, signal?: AbortSignal): Promise<readonly MovementRow[]> =>
    api.read(
      (client, init) => client.GET('/report/hesapekstresi', { ...init, ...rangeParams(range) }),
      expectListIn('data', readMovements),
      { signal },
    ),

  /** GET /report/siparislistesi: orders. */
  orders: (range: DateRange, signal?: AbortSignal): Promise<readonly OrderRow[]> =>
    api.read(
      (client, init) => client.GET('/report/siparislistesi', { ...init, ...rangeParams(range) }),
      expectListIn('data', readOrders),
      { signal },
    ),

  /** GET /report/faturalistesi: invoices. */
  invoices: (range: DateRange, signal?: AbortSignal): Promise<readonly InvoiceRow[]> =>
    api.read(
      (client, init) => client.GET('/report/faturalistesi', { ...init, ...rangeParams(range) }),
      expectListIn('data', readInvoices),
      { signal },
    ),

  /** GET /Report/faturadetay, siparisdetay or irsaliyedetay of a document number. */
  document: (kind: DocumentKind, belgeNo: string, signal?: AbortSignal): Promise<DocumentDetail> =>
    api.read(
      (client, init) => client.GET(documentPath[kind], { ...init, params: { path: { belgeNo } } }),
      expectList(readDocument),
      { signal },
    ),
});

function rangeParams({ begin, end }: DateRange) {
  return { params: { query: { begin: writeDate(begin), end: writeDate(end) } } };
}

/** A date as the backend takes it: `yyyy.MM.dd`. */
function writeDate(date: CalendarDate): string {
  return date.replaceAll('-', '.');
}
