import { foldTurkish } from './turkish.ts';

/** A text as codes are compared: as in any search, and spaces make no difference. */
export const foldCode = (text: string): string => foldTurkish(text).replaceAll(' ', '');

/** What codes hold, under the Turkish key that stands in the place of the American one. */
const american: Readonly<Record<string, string>> = {
  '*': '-',
  '?': '_',
  _: '+',
  '.': '/',
  ç: '.',
  ö: ',',
  ı: 'i',
  '^': '#',
  ')': '(',
  '=': ')',
};
const strange = /[*?_.çöı^)=]/g;

/**
 * The code that a scanner read, where it is set to an American keyboard and the computer to a Turkish one ('KT*100.2' is
 * 'KT-100/2'); undefined where a text is no such code.
 */
export function readAsAmerican(text: string): string | undefined {
  const read = text.replaceAll(strange, (key) => american[key] ?? key);
  return read !== text && /\d/.test(text) ? read : undefined;
}
