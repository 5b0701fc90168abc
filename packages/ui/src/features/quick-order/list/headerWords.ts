import { foldTurkish } from '../../../text/turkish.ts';

const codeWords = /^(?:(?:stok|urun|malzeme)? ?kodu?|kod|barkod(?: no)?|ean|gtin|sku|malzeme)$/;
const quantityWords = /^(?:(?:siparis )?miktari?|adet|siparis(?: adedi)?|qty|quantity)$/;

/** What the head of a column says of it; undefined where it says neither. */
export function columnOf(head: string): 'code' | 'quantity' | undefined {
  const folded = foldTurkish(head).replaceAll(/[.:*]/g, '').replaceAll(/\s+/g, ' ').trim();
  if (codeWords.test(folded)) return 'code';
  return quantityWords.test(folded) ? 'quantity' : undefined;
}

/** Whether a line is the head of a table: more than one cell, one of which names the codes and none of which is a number. */
export function isHeaderLine(line: string): boolean {
  const cells = line.split(/[\t;|]/);
  return (
    cells.length > 1 &&
    cells.some((cell) => columnOf(cell) === 'code') &&
    !cells.some((cell) => /^\s*\d/.test(cell))
  );
}
