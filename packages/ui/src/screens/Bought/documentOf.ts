import type { DocumentDetail } from '@vitrin/api-client/reports/document';
import type { InvoiceRow } from '@vitrin/api-client/reports/reports';
import { currencyOf } from '../../features/reports/currencyOf.ts';
import { foldKind } from '../../features/reports/foldKind.ts';
import type { BoughtDocument, BoughtLine } from '../../features/bought/BoughtDocument.ts';

const returned = foldKind('iade');

/** What an invoice says was bought. On a return what stands there went back, whatever its sign. */
export function documentOf(row: InvoiceRow, { lines }: DocumentDetail): BoughtDocument | undefined {
  if (row.date === undefined) return undefined;
  const isReturn = foldKind(row.kind).includes(returned);
  return {
    documentNo: row.documentNo,
    date: row.date,
    currency: currencyOf(row.currency),
    lines: lines.flatMap(({ code, name, unit, quantity, netPrice }): BoughtLine[] => {
      if (code === '' || typeof quantity !== 'number' || quantity === 0) return [];
      const price = typeof netPrice === 'number' ? netPrice : undefined;
      return [{ code, name, unit, quantity: isReturn ? -Math.abs(quantity) : quantity, price }];
    }),
  };
}
