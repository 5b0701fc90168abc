import { quantityLimit } from '../../../primitives/NumberField/parseQuantity.ts';
import { addRows } from '../store/listRows.ts';
import { cleanName, type KeptRow, listNameLimit, listRowLimit } from '../store/KeptList.ts';
import type { ListContents } from './ListContents.ts';

/** Letters of a code, more than any has. */
const longestCode = 64;

/** UTF-8 bytes of the longest list: a letter takes four at most, the codes' two UTF-16 units no more. */
export const mostBytes = (listNameLimit + 1) * 4 + listRowLimit * (longestCode * 3 + 11);

/** Signs of control, of lines and of writing direction, and those of markup: none of them is part of a name or a code. */
const foreign = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069<>]/u;

const isCode = (code: string) =>
  code !== '' && code.length <= longestCode && code === code.trim() && !foreign.test(code);

/** Whether a row can stand in a link. */
export const isShareable = ({ code, quantity }: KeptRow): boolean =>
  isCode(code) && Number.isInteger(quantity) && quantity >= 1 && quantity <= quantityLimit;

/** A name as it can stand in a link. */
const shareableName = (name: string) => cleanName(name.replaceAll(/[<>]/g, ' ')) || 'Liste';

/** A list as text: its name, and a line of code, tab and quantity for each row that can be shared. */
export const listToText = ({ name, rows }: ListContents): string =>
  [shareableName(name), ...rows.filter(isShareable).map(({ code, quantity }) => `${code}\t${quantity}`)].join(
    '\n',
  );

/**
 * Reads what `listToText` wrote, or anything else. Equal codes are one row.
 * @returns `tooLarge` for more rows than are taken, undefined for what is no list
 */
export function listOfText(text: string): ListContents | 'tooLarge' | undefined {
  const [name = '', ...lines] = text.split('\n', listRowLimit + 2);
  if (lines.length > listRowLimit) return 'tooLarge';
  const rows = lines.map(rowOfLine).filter((row) => row !== undefined);
  if (rows.length === 0 || rows.length < lines.length) return undefined;
  return name !== '' && name === shareableName(name) ? { name, rows: addRows([], rows) } : undefined;
}

function rowOfLine(line: string): KeptRow | undefined {
  const [, code = '', quantity = ''] = /^([^\t]+)\t([1-9]\d{0,8})$/.exec(line) ?? [];
  const row = { code, quantity: Number(quantity) };
  return isShareable(row) ? row : undefined;
}
