import { readShown, type Shown } from '../read/readAmount.ts';
import { readField } from '../read/readField.ts';
import type { Schemas, Wire } from '../read/Wire.ts';

/** What a document comes to, in its currency. */
export interface DocumentTotals {
  /** Without VAT. */
  readonly total: Shown;
  readonly vat: Shown;
  readonly grandTotal: Shown;
}

/** Reads the totals of a document, which every answer calls the same. */
export const readTotals = (
  row: Wire<Schemas['OrderRow'] | Schemas['InvoiceRow'] | Schemas['DocumentLine']>,
): DocumentTotals => ({
  total: readShown(readField(row, 'SATIR_TOPLAM')),
  vat: readShown(readField(row, 'KDV_TOPLAM')),
  grandTotal: readShown(readField(row, 'GENELTOPLAM')),
});
