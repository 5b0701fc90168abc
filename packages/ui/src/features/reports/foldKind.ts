import { foldTurkish } from '../../text/turkish.ts';

const folded = new Map<string, string>();

/** The words for a kind of document, as a comparison needs them. A report repeats a handful of them: each is folded once. */
export function foldKind(words: string): string {
  const known = folded.get(words);
  if (known !== undefined) return known;
  const result = foldTurkish(words);
  folded.set(words, result);
  return result;
}
