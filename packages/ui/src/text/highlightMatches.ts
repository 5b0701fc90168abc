import { foldTurkish } from './turkish.ts';

/** A stretch of a text, and whether it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const marks = /\p{M}/gu;

/** Letter by letter, so that every place in the folded text is one in the text; 'ş' and 's' are the same here. */
const foldLetter = (letter: string) => {
  const folded = foldTurkish(letter).normalize('NFD').replaceAll(marks, '');
  return folded.length === letter.length ? folded : letter;
};
const fold = (text: string) => Array.from(text, foldLetter).join('');

/** Cuts a text where the words of a search occur in it, in whatever letters they were typed. */
export function highlightMatches(text: string, query: string): readonly TextPart[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const folded = fold(text);
  const isMatch = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isMatch.fill(true, at, at + word.length);
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
