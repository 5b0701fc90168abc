import { isBarcode } from '../../../primitives/NumberField/isBarcode.ts';
import { isShortened } from './isShortened.ts';
import type { ListLine } from './ListLine.ts';
import { readQuantityCell } from './readQuantityCell.ts';

const day = String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}`;
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?`;
/** How chats lead a copied message: '[27.11.2026 14:03] Ad: ', '[14:03, 27.11.2026] Ad: ', '27.11.2026 14:03 - Ad: '. */
const chatPrefix = new RegExp(
  `^(?:\\[(?:${day},? ${time}|${time}, ${day})\\]|${day},? ${time} -) [^:]{1,60}:(?: |$)`,
  'i',
);
/** Bullets, and numbering as in '1)', '1.' or, before a code, '1-'. */
const bullet = /^(?:[•·▪‣◦]\s*|[-–—*]\s+|[-–—](?=\p{L})|\d{1,4}(?:\)\s*|\.\s+|-\s+(?=\S*\p{L}|\d{8})))/u;
/** Marks of writing direction and byte order, which chats and files leave behind. */
const widthless = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** İ and I are no other letters of i and ı to an expression. */
const units = 'adet|ad|kutu|kol[iıİ]|paket|pk|düz[iıİ]ne|metre|mt|kg|tak[ıi]m|rulo|top';
const number = String.raw`[+\-−]?\d[\d.,]*`;
/** '5 x KOD', '5 adet KOD'. */
const quantityFirst = new RegExp(`^(${number})(?: ?[x×*]| ?(?:${units})\\.?) (\\S.*)$`, 'iu');
/** 'KOD x5', 'KOD x 5 adet', 'KOD - 5 adet', 'KOD: 5', 'KOD 5 adet', 'KOD 5'. */
const quantityLast = new RegExp(
  `^(.*?\\S)(?: [x×*] ?| [-–—:=] |[:=] | )(${number}(?: ?(?:${units})\\.?)?)$`,
  'iu',
);
/** Longer than any code. */
const longest = 64;

const unreadable = (text: string): ListLine => ({ kind: 'unreadable', text });

/** A text of several words without a digit is a sentence, no code. */
const isCode = (text: string) =>
  text.length <= longest && /[\p{L}\d]/u.test(text) && (/\d/.test(text) || text.split(' ').length <= 2);

function productOf(
  code: string,
  quantityText: string,
  quantity = quantityText === '' ? 1 : (readQuantityCell(quantityText) ?? 'bad'),
): ListLine {
  if (isShortened(code)) return { kind: 'lostBarcode', text: code, quantity: quantityText };
  if (!isCode(code)) return unreadable(`${code} ${quantityText}`.trim());
  return quantity === 'bad'
    ? { kind: 'badQuantity', code, text: quantityText }
    : { kind: 'product', code, quantity };
}

/** Of cells side by side: the code is a bar code, else the first; the quantity the first other that means to be one. */
function readCells(cells: readonly string[]): ListLine {
  const code = cells.find(isBarcode) ?? cells[0] ?? '';
  const others = cells.toSpliced(cells.indexOf(code), 1);
  for (const cell of others) {
    const quantity = readQuantityCell(cell);
    if (quantity !== undefined) return productOf(code, cell, quantity);
  }
  return productOf(code, '');
}

function readWords(text: string): ListLine {
  const first = quantityFirst.exec(text);
  if (first && !isBarcode(first[1] ?? '')) return productOf(first[2] ?? '', first[1] ?? '');
  const [, code = '', quantity = ''] = quantityLast.exec(text) ?? [];
  if (code === '') return productOf(text, '');
  // Two numbers, of which the second is the bar code: '12 8690435488003'.
  if (isBarcode(quantity)) return isBarcode(code) ? productOf(text, '') : readCells([code, quantity]);
  const line = productOf(code, quantity);
  const isOneWord = text === `${code} ${quantity}` && !isBarcode(code) && /^\d+$/.test(quantity);
  return line.kind === 'product' && isOneWord ? { ...line, wholeCode: text } : line;
}

/**
 * Reads one line of a list as dealers write it: a code, with a quantity before or behind it or in a cell of its own (tab, ';' or
 * '|'), units, bullets, numbering and what a chat puts before a message. Without a quantity it is one. Undefined for an empty line.
 */
export function readListLine(text: string): ListLine | undefined {
  const whole = text.replaceAll(widthless, '').trim();
  if (whole === '') return undefined;
  const bare = whole.replace(chatPrefix, '').replace(bullet, '');
  // A message that says nothing in its first line.
  if (bare === '') return undefined;
  const separator = ['\t', ';', '|'].find((one) => bare.includes(one));
  if (separator !== undefined) {
    const cells = bare.split(separator).map((cell) => cell.trim());
    const filled = cells.filter((cell) => cell !== '');
    if (filled.length > 1) return readCells(filled);
    return filled[0] === undefined ? unreadable(whole) : productOf(filled[0], '');
  }
  const line = readWords(bare.replaceAll(/\s+/g, ' '));
  return line.kind === 'unreadable' ? unreadable(whole) : line;
}
