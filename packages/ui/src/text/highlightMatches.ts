import { foldTurkish } from './turkish.ts';

/** A stretch of a text, and whether it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The folded text, and for every letter of it the place it has in the text. */
function foldPlaces(text: string) {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    // Alone a space would be trimmed.
    const plain = /\s/.test(letter) ? ' ' : foldTurkish(letter);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    at += letter.length;
  }
  places.push(at);
  return { folded, places };
}

/** Cuts a text where the words of a search occur in it, in whatever letters they were typed. */
export function highlightMatches(text: string, query: string): readonly TextPart[] {
  const words = foldTurkish(query).split(/\s+/).filter(Boolean);
  const { folded, places } = foldPlaces(text);
  const isMatch = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isMatch.fill(true, places[at], places[at + word.length]);
    }
  }
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && isMatch[at] === isMatch[from]) continue;
    parts.push({ text: text.slice(from, at), isMatch: isMatch[from] === true });
    from = at;
  }
  return parts;
}
