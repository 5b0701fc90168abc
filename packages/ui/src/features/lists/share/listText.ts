import type { SharedList, SharedRow } from './SharedList.ts';

/** Rows a shared list may have. */
export const mostRows = 5000;
/** Characters of a name and of a code. */
const longest = { name: 100, code: 64 } as const;
/** Above any order, below what a number could no longer hold after it is added up. */
const mostOfOne = 999_999_999;

/** UTF-8 bytes of the longest list: a character of the plane that codes are written in takes three. */
export const mostBytes = (longest.name + 1) * 4 + mostRows * (longest.code * 3 + 11);

/** Signs of control, of lines and of writing direction, and those of markup: none of them is part of a name or a code. */
const foreign = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069<>]/u;
const everyForeign = new RegExp(foreign.source, 'gu');

const isText = (text: string, most: number) =>
  text !== '' && text.length <= most && text === text.trim() && !foreign.test(text);

/** Whether a row can stand in a link. */
export const isShareable = ({ code, quantity }: SharedRow): boolean =>
  isText(code, longest.code) && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostOfOne;

/** A name as it can stand in a link. */
function shareableName(name: string): string {
  const clean = name.replaceAll(everyForeign, ' ').trim();
  return (
    [...clean]
      .slice(0, longest.name / 2)
      .join('')
      .trim() || 'Liste'
  );
}

/** A list as text: its name, and a line of code, tab and quantity for each row that can be shared. */
export const listToText = ({ name, rows }: SharedList): string =>
  [shareableName(name), ...rows.filter(isShareable).map(({ code, quantity }) => `${code}\t${quantity}`)].join(
    '\n',
  );

/**
 * Reads what `listToText` wrote, or anything else.
 * @returns `tooLarge` for more rows than are taken, undefined for what is no list
 */
export function listOfText(text: string): SharedList | 'tooLarge' | undefined {
  const [name = '', ...lines] = text.split('\n', mostRows + 2);
  if (lines.length > mostRows) return 'tooLarge';
  const rows = lines.map(rowOfLine);
  return rows.length > 0 && isText(name, longest.name) && rows.every((row) => row !== undefined)
    ? { name, rows }
    : undefined;
}

function rowOfLine(line: string): SharedRow | undefined {
  const [, code = '', quantity = ''] = /^([^\t]+)\t([1-9]\d{0,8})$/.exec(line) ?? [];
  const row = { code, quantity: Number(quantity) };
  return isShareable(row) ? row : undefined;
}
