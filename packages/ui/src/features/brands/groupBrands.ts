import type { Named } from '@vitrin/api-client/read/readNamed';
import { firstLetter } from '../../text/firstLetter.ts';
import { compareTurkish } from '../../text/turkish.ts';

/** The Turkish alphabet, with the letters that foreign names begin with, and '#' for digits and signs. */
const letters = Array.from('ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ#');

/** Brands that begin with one letter, in alphabetical order. */
export interface BrandGroup {
  readonly letter: string;
  readonly brands: readonly Named[];
}

/**
 * All brands by their first letter, in the order of the Turkish alphabet; what begins with a letter of another alphabet
 * comes after it, and what begins with none comes last. A brand without a name could not be read and is left out.
 */
export function groupBrands(brands: readonly Named[]): readonly BrandGroup[] {
  const groups = new Map<string, Named[]>();
  for (const brand of brands.toSorted((a, b) => compareTurkish(a.name, b.name))) {
    const letter = firstLetter(brand.name);
    if (letter === null) continue;
    const group = groups.get(letter);
    if (group) group.push(brand);
    else groups.set(letter, [brand]);
  }
  return [...groups]
    .map(([letter, group]) => ({ letter, brands: group }))
    .toSorted((a, b) => placeOf(a.letter) - placeOf(b.letter) || compareTurkish(a.letter, b.letter));
}

const placeOf = (letter: string) => {
  if (letter === '#') return letters.length;
  const place = letters.indexOf(letter);
  return place < 0 ? letters.length - 1 : place;
};

/** The letters of the bar: the whole alphabet, and whatever else a brand begins with. */
export function barLetters(groups: readonly BrandGroup[]): readonly string[] {
  const used = groups.map(({ letter }) => letter);
  const isForeign = (letter: string) => letter !== '#' && !letters.includes(letter);
  // Q, W and X are no letters of the alphabet: they show only where there is something behind them.
  const own = letters.filter((letter) => !'QWX#'.includes(letter) || used.includes(letter));
  return [
    ...own.filter((letter) => letter !== '#'),
    ...used.filter(isForeign),
    ...own.filter((letter) => letter === '#'),
  ];
}
