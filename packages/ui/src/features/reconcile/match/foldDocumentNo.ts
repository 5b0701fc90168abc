import { foldTurkish } from '../../../text/turkish.ts';

/** An e-invoice's number: three letters, the year, nine digits of its own with zeros in front. */
const eInvoice = /^([a-z]{3}20\d{2})0+(?=\d)/;

/**
 * The number of a document as two books are compared by it: separators and the zeros in front of a number are written in one and
 * not in the other. '' for what has no digit ('AÇILIŞ', 'EFT'), which many rows share.
 */
export function foldDocumentNo(text: string): string {
  const runs = foldTurkish(text)
    .split(/[^\p{L}\d]+/u)
    .map((part) => part.replaceAll(/(^|[^\d])0+(?=\d)/g, '$1'))
    .join('');
  if (!/\d/.test(runs)) return '';
  return runs.replace(eInvoice, '$1');
}
