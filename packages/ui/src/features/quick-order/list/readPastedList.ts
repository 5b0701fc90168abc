import { foldTurkish } from '../../../text/turkish.ts';
import type { ListLine } from './ListLine.ts';
import { isHeaderLine } from './headerWords.ts';
import { readListLine } from './readListLine.ts';

export interface PastedList {
  /** In the order they stand; lines of an equal code are one, at the place of the first. */
  readonly lines: readonly ListLine[];
  /** How many lines were added to one of an equal code before. */
  readonly summed: number;
}

/** Reads a text of one product a line. Quantities of equal codes are summed. */
export function readPastedList(text: string): PastedList {
  const [head = '', ...rest] = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const read = [...(isHeaderLine(head) ? [] : [head]), ...rest].flatMap((line) => readListLine(line) ?? []);
  return sumEqual(read);
}

/** Adds up the quantities of equal codes; a line whose quantity cannot be read stays as it is. */
export function sumEqual(lines: readonly ListLine[]): PastedList {
  const places = new Map<string, number>();
  const kept: ListLine[] = [];
  for (const line of lines) {
    const key = line.kind === 'product' ? foldTurkish(line.code) : undefined;
    const place = key === undefined ? undefined : places.get(key);
    const before = place === undefined ? undefined : kept[place];
    if (place !== undefined && before?.kind === 'product' && line.kind === 'product')
      kept[place] = { ...before, quantity: before.quantity + line.quantity };
    else {
      if (key !== undefined) places.set(key, kept.length);
      kept.push(line);
    }
  }
  return { lines: kept, summed: lines.length - kept.length };
}
