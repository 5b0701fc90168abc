import { foldTurkish } from './foldTurkish.ts';

/** The words of folded text: runs of letters and digits, a decimal comma or point kept as a point (`2,5×75 mm²` folded → `2.5x75`, `mm2`). */
export function readWords(folded: string): string[] {
  const words: string[] = [];
  let word = '';
  for (let i = 0; i < folded.length; i++) {
    const code = folded.charCodeAt(i);
    if (isLetterOrDigit(code)) word += folded[i];
    else if (
      isSeparatorOfDecimals(code) &&
      isDigit(folded.charCodeAt(i - 1)) &&
      isDigit(folded.charCodeAt(i + 1))
    )
      word += '.';
    else if (word !== '') {
      words.push(word);
      word = '';
    }
  }
  if (word !== '') words.push(word);
  return words;
}

/** The words of one piece of text between blanks. */
interface Piece {
  readonly words: readonly string[];
  /** Both sides of a measure: `2.5x75` is also found as `75`. */
  readonly parts: readonly string[];
}

/**
 * Prepares reading names: the words a product can be found by are those of its name, both sides of a measure, and a
 * number with its unit written together (`18 V` also as `18v`). Pieces that occur again are read once.
 */
export function createTokenReader(): (name: string) => string[] {
  const pieces = new Map<string, Piece>();
  const read = (text: string): Piece => {
    let piece = pieces.get(text);
    if (piece === undefined) {
      const words = readWords(foldTurkish(text));
      piece = { words, parts: words.flatMap(partsOfMeasure) };
      pieces.set(text, piece);
    }
    return piece;
  };
  return (name) => {
    const tokens: string[] = [];
    const extra: string[] = [];
    for (const text of name.split(' ')) {
      const { words, parts } = read(text);
      const [first] = words;
      const before = tokens.at(-1);
      if (first !== undefined && before !== undefined && isNumberWithUnit(before, first))
        extra.push(before + first);
      tokens.push(...words);
      extra.push(...parts);
    }
    return tokens.concat(extra);
  };
}

const partsOfMeasure = (word: string): string[] =>
  /\d/.test(word) && word.includes('x') ? word.split('x').filter((part) => part !== '') : [];

const isNumberWithUnit = (number: string, unit: string): boolean =>
  isDigit(number.charCodeAt(0)) && unit.length <= 3 && !isDigit(unit.charCodeAt(0));

/** Letters and digits only, as codes are compared: `TK-1855-2B` folded → `tk18552b`. */
export const squeeze = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}]/gu, '');

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetterOrDigit = (code: number): boolean => isDigit(code) || (code >= 97 && code <= 122) || code > 127;
const isSeparatorOfDecimals = (code: number): boolean => code === 44 || code === 46;
