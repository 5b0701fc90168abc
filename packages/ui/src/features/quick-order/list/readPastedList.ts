import { finish } from '@vitrin/api-client/runSteps';
import { foldTurkish } from '../../../text/turkish.ts';
import type { ListLine } from './ListLine.ts';
import { isHeaderLine } from './headerWords.ts';
import { readListLine } from './readListLine.ts';

export interface ReadList {
  /** In the order they stand; lines of an equal code are one, at the place of the first. */
  readonly lines: readonly ListLine[];
  /** How many lines were added to one of an equal code before. */
  readonly summed: number;
}

/** Lines between two moments for the page. */
const portion = 50;

/** Reads a text of one product a line. Quantities of equal codes are summed. */
export const readPastedList = (text: string): ReadList => finish(pastedSteps(text));

/** The same in steps, for lists of thousands. */
export function* pastedSteps(text: string): Generator<void, ReadList> {
  const [head = '', ...rest] = text.trimStart().split(/\r\n|[\n\r\u2028\u2029]/);
  const all = isHeaderLine(head) ? rest : [head, ...rest];
  return yield* sumSteps(all, readListLine);
}

/** Reads lines one by one and adds up the quantities of equal codes; a line whose quantity cannot be read stays as it is. */
export function* sumSteps<T>(
  all: readonly T[],
  read: (one: T) => ListLine | undefined,
): Generator<void, ReadList> {
  const places = new Map<string, number>();
  const lines: ListLine[] = [];
  let summed = 0;
  for (const [index, one] of all.entries()) {
    if (index % portion === portion - 1) yield;
    const line = read(one);
    if (line === undefined) continue;
    const key = line.kind === 'product' ? foldTurkish(line.code) : undefined;
    const place = key === undefined ? undefined : places.get(key);
    const before = place === undefined ? undefined : lines[place];
    if (place !== undefined && before?.kind === 'product' && line.kind === 'product') {
      lines[place] = {
        ...before,
        quantity: before.quantity + line.quantity,
        merged: (before.merged ?? 1) + 1,
      };
      summed += 1;
    } else {
      if (key !== undefined) places.set(key, lines.length);
      lines.push(line);
    }
  }
  return { lines, summed };
}
