import type { DocumentDetail } from '@vitrin/api-client/reports/document';
import type { ListLine } from '../list/ListLine.ts';

/** The lines of a document as they are ordered again; what hinders a line stays with it. */
export const orderedLines = ({ lines }: DocumentDetail): readonly ListLine[] =>
  lines.map(({ code, name, quantity }): ListLine => {
    if (code === '') return { kind: 'unreadable', text: name };
    return typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0
      ? { kind: 'product', code, quantity }
      : { kind: 'badQuantity', code, text: quantity === undefined ? '' : String(quantity).replace('.', ',') };
  });
