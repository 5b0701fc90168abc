import { pathText } from '../calls/pathId.ts';
import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectList } from '../read/expectBody.ts';
import { readQuantity, readRate, readShown, type Shown } from '../read/readAmount.ts';
import { readDate, type CalendarDate } from '../read/readDate.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readId, type Id } from '../read/readId.ts';
import { readList } from '../read/readList.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { type DocumentTotals, readTotals } from './readTotals.ts';

/** A line of an invoice, an order or a delivery note. Amounts are in the document's currency, or as they came. */
export interface DocumentLine {
  readonly id: Id;
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  readonly barcode: string;
  readonly serialNo: string;
  readonly quantity: Shown;
  readonly unit: string;
  /** Percent. */
  readonly vatRate: number | undefined;
  /** Percent; or the server's words for several discounts in a row. */
  readonly discount: number | string;
  readonly listPrice: Shown;
  readonly netPrice: Shown;
  readonly total: Shown;
}

/** A document as its detail panel shows it: the head and the totals come with the first line. */
export interface DocumentDetail extends DocumentTotals {
  readonly documentNo: string;
  /** Date of invoices and delivery notes. */
  readonly receiptDate: CalendarDate | undefined;
  /** Date of orders. */
  readonly transactionDate: CalendarDate | undefined;
  /** Empty when the document has no lines; then everything above is empty too. */
  readonly lines: readonly DocumentLine[];
}

/** Reads GET /Report/faturadetay, siparisdetay and irsaliyedetay: a list of lines, possibly empty. */
export function readDocument(body: Wire<Schemas['DocumentLine'][] | null>): DocumentDetail {
  const rows = readList(body, (row) => (isRecord(row) ? row : undefined));
  const [first] = rows;
  return {
    documentNo: readText(readField(first, 'BELGENO')),
    receiptDate: readDate(readField(first, 'FIS_TARIHI')),
    transactionDate: readDate(readField(first, 'ISLEM_TARIHI')),
    ...readTotals(first),
    lines: rows.map(readDocumentLine),
  };
}

function readDocumentLine(row: Wire<Schemas['DocumentLine']>): DocumentLine {
  const discount = readField(row, 'ISKONTO');
  return {
    id: readId(readField(row, 'ID')),
    kind: readText(readField(row, 'FIS_TURU')),
    code: readText(readField(row, 'STOK_KOD')),
    name: readText(readField(row, 'STOK_AD')),
    barcode: readText(readField(row, 'BARKOD')),
    serialNo: readText(readField(row, 'SERI_NO')),
    quantity: readShown(readField(row, 'MIKTAR_FIS'), readQuantity),
    unit: readText(readField(row, 'STOK_BIRIM')),
    vatRate: readRate(readField(row, 'KDV_TOPTAN')),
    discount: readRate(discount) ?? readText(discount),
    listPrice: readShown(readField(row, 'FIYAT')),
    netPrice: readShown(readField(row, 'NET_FIYAT')),
    total: readShown(readField(row, 'SATIR_GENEL_TOPLAM')),
  };
}

/** Kinds of document whose lines can be opened. */
export type DocumentKind = 'invoice' | 'order' | 'deliveryNote';

const documentPath = {
  invoice: '/Report/faturadetay/{belgeNo}',
  order: '/Report/siparisdetay/{belgeNo}',
  deliveryNote: '/Report/irsaliyedetay/{belgeNo}',
} as const;

/** GET /Report/faturadetay, siparisdetay or irsaliyedetay of a document number. */
export async function getDocument(
  kind: DocumentKind,
  belgeNo: string,
  signal?: AbortSignal,
): Promise<DocumentDetail> {
  const path = { belgeNo: pathText(belgeNo) };
  return read(
    (init) => backend.GET(documentPath[kind], { ...init, params: { path } }),
    expectList(readDocument),
    { signal },
  );
}

/** Lines of a document, which no longer change once it is issued. */
export const documentQuery = (identity: Identity, kind: DocumentKind, documentNo: string) =>
  backendQuery(
    [identityKey(identity), 'reports', 'document', kind, documentNo],
    (signal) => getDocument(kind, documentNo, signal),
    fresh.session,
  );
