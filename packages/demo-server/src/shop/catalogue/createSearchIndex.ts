import type { Product } from './Catalogue.ts';
import { createTokenTable } from './createTokenTable.ts';
import { foldTurkish } from './foldTurkish.ts';
import { rankMatches } from './rankMatches.ts';
import { createTokenReader, readWords, squeeze } from './readTokens.ts';

/** What of a catalogue is searched. */
interface Searchable {
  readonly products: readonly Pick<Product, 'name' | 'code' | 'ean13'>[];
}

/** Finds products by words of their name, stock code or barcode. */
export interface SearchIndex {
  /**
   * Positions in `catalogue.products`, best match first: the whole code or barcode, codes that begin like it, names with all
   * words beginning like those asked for, then all words anywhere; among equals the newest first. Empty for a query
   * without letters or digits.
   * @param limit how many at most; without it, all.
   */
  readonly find: (query: string, limit?: number) => Int32Array;
}

/** Builds the search index. Names, codes and queries are folded: `ŞARJLI`, `şarjlı` and `sarjli` are one. */
export function createSearchIndex(catalogue: Searchable): SearchIndex {
  const placesByWord = new Map<string, number[]>();
  const placesByKey = new Map<string, number[]>();
  const firstWords: string[] = [];
  const readTokens = createTokenReader();
  for (const [place, product] of catalogue.products.entries()) {
    const words = readTokens(product.name);
    for (const word of words) note(placesByWord, word, place);
    firstWords.push(words[0] ?? '');
    const code = foldTurkish(product.code);
    for (const part of readWords(code)) note(placesByWord, part, place);
    note(placesByKey, squeeze(code), place);
    note(placesByKey, product.ean13, place);
  }
  const words = createTokenTable(placesByWord);
  const keys = createTokenTable(placesByKey);
  const firstWordOf = Int32Array.from(firstWords, (word) => words.indexOf(word));
  const match = rankMatches(words, keys, firstWordOf);

  return {
    find: (query, limit) => {
      const folded = foldTurkish(query);
      return match(readWords(folded), squeeze(folded), limit ?? catalogue.products.length);
    },
  };
}

function note(table: Map<string, number[]>, token: string, place: number): void {
  const places = table.get(token);
  if (places === undefined) table.set(token, [place]);
  else if (places.at(-1) !== place) places.push(place);
}
