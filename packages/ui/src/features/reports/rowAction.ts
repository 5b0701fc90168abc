import type { Id } from '@vitrin/api-client/read/readId';
import { serverPaths } from '../../paths.ts';
import { foldKind } from './foldKind.ts';
import type { RowAction } from './ReportLine.ts';

const invoice = foldKind('Satış faturası');
const deliveryNote = foldKind('Satış irsaliyesi');
const cardCollection = foldKind('Pos kartı ile tahsilat');

/**
 * What a movement offers, by the server's words for its kind.
 * @param receiptId what a card collection is printed by: the row's id in the general movements, its FINANS in the statement
 */
export function movementAction(kind: string, documentNo: string, receiptId: Id): RowAction | undefined {
  const folded = foldKind(kind);
  if (folded === cardCollection) {
    const href = serverPaths.receipt(receiptId);
    return href === undefined ? undefined : { type: 'print', href, documentNo };
  }
  if (folded === invoice) return openAction('invoice', documentNo);
  return folded === deliveryNote ? openAction('deliveryNote', documentNo) : undefined;
}

/** Opens the panel of a document; a row without a number has nothing to open. */
export function openAction(
  kind: 'invoice' | 'order' | 'deliveryNote',
  documentNo: string,
): RowAction | undefined {
  return documentNo === '' ? undefined : { type: 'open', document: { kind, documentNo } };
}
