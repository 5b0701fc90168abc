import { decodeEntities } from './decodeEntities.ts';

/** A text exactly as the server wrote it, for what is no text to read: markup, style sheets, what is sent back. */
export function readRaw(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/**
 * A text to be read and compared: without the spaces that columns of a fixed width are filled up with, and with HTML
 * entities decoded, once. Numbers become text, everything else is '' (there is none).
 */
export function readText(value: unknown): string {
  return withoutEdges(decodeEntities(readRaw(value)));
}

/** The first of several texts that is not blank, else ''. */
export function readFirstText(...values: readonly unknown[]): string {
  for (const value of values) {
    const text = readText(value);
    if (text !== '') return text;
  }
  return '';
}

/** Spaces, and signs without a width, which nobody sees. */
const unseen = /[\s\u200B-\u200F\u2060\u00AD]/;
const isUnseen = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  return code <= 0x20 || (code >= 0xa0 && unseen.test(text.charAt(at)));
};

function withoutEdges(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isUnseen(text, from)) from += 1;
  while (to > from && isUnseen(text, to - 1)) to -= 1;
  return from === 0 && to === text.length ? text : text.slice(from, to);
}
