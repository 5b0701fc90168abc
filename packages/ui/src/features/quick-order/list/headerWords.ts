import { foldTurkish } from '../../../text/turkish.ts';

const codeWords =
  /^(?:(?:(?:stok|urun|malzeme|parca) )?(?:kodu?|barkodu?)(?: (?:no|numarasi))?|(?:ean|gtin)(?: ?1[34])?|sku|malzeme(?: no)?)$/;
const quantityWords =
  /^(?:(?:siparis )?(?:miktari?|mik|adet|adedi)|(?:miktar|adet) (?:miktar|adet)|siparis|qty|quantity)$/;

/** What the head of a column says of it; undefined where it says neither. */
export function columnOf(head: string): 'code' | 'quantity' | undefined {
  const folded = foldTurkish(head)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
  if (codeWords.test(folded)) return 'code';
  return quantityWords.test(folded) ? 'quantity' : undefined;
}

/** Whether a line is the head of a table: one of its cells names the codes, and none is a number. */
export function isHeaderLine(line: string): boolean {
  const cells = line.split(/[\t;|]/);
  return cells.some((cell) => columnOf(cell) === 'code') && !cells.some((cell) => /^\s*\d/.test(cell));
}
