import type { TokenTable } from './createTokenTable.ts';
import { pickLowest } from './pickLowest.ts';

// A higher band always wins; inside the word band whole words and a fitting first word count.
const wholeKey = 4000;
const keyPrefix = 3000;
const wordBand = 1000;
const wholeWord = 2;
const firstWord = 1;
const anywhere = 1;

/** Shorter words must begin a word: anywhere inside one they would match nearly everything. */
const shortestAnywhere = 3;
const shortestKeyAnywhere = 4;

/** Places by query words, the query without separators, and how many at most; best first, among equals the last place first. */
type MatchPlaces = (queryWords: readonly string[], key: string, limit: number) => Int32Array;

/**
 * Prepares matching over a fixed set of places.
 * @param words the words of every place
 * @param keys codes and barcodes without separators
 * @param firstWordOf the first word of every place, as a position in `words`
 */
export function rankMatches(words: TokenTable, keys: TokenTable, firstWordOf: Int32Array): MatchPlaces {
  const count = firstWordOf.length;
  // Kept between searches; clearing them costs microseconds, allocating them would not.
  const steps = new Uint8Array(count);
  const points = new Int32Array(count);
  const best = new Int32Array(count);
  const hits = new Int32Array(count);
  let found = 0;

  const hit = (place: number, score: number) => {
    const known = best[place] ?? 0;
    if (known === 0) hits[found++] = place;
    if (score > known) best[place] = score;
  };

  /** A bar code can be that of two products. */
  const hitAll = (key: number, score: number) => {
    const end = keys.starts[key + 1] ?? 0;
    for (let i = keys.starts[key] ?? 0; i < end; i++) hit(keys.places[i] ?? 0, score);
  };

  /** A place passes a step once all earlier steps let it pass; the last step's places are hits. */
  const visit = (token: number, step: number, last: number, band: number, bonus: number) => {
    const end = words.starts[token + 1] ?? 0;
    for (let i = words.starts[token] ?? 0; i < end; i++) {
      const place = words.places[i] ?? 0;
      if (steps[place] !== step) continue;
      steps[place] = step + 1;
      const sum = (step === 0 ? band : (points[place] ?? 0)) + bonus;
      points[place] = sum;
      if (step === last) hit(place, sum);
    }
  };

  const sizeOf = ([from, to]: readonly [number, number]) =>
    (words.starts[to] ?? 0) - (words.starts[from] ?? 0);

  return (queryWords, key, limit) => {
    if (key === '') return new Int32Array(0);
    found = 0;
    steps.fill(0);
    best.fill(0);
    const asked = [...new Set(queryWords)]
      .map((word) => ({ word, range: words.prefixRange(word) }))
      .toSorted((a, b) => sizeOf(a.range) - sizeOf(b.range));
    const last = asked.length - 1;

    for (const [step, { word, range }] of asked.entries()) {
      // The whole word, where it exists, is the first of its range: a place that has it gets its bonus.
      for (let token = range[0]; token < range[1]; token++) {
        visit(token, step, last, wordBand, words.tokens[token] === word ? wholeWord : 0);
      }
    }
    const opening = words.prefixRange(queryWords[0] ?? key);
    for (let i = 0; i < found; i++) {
      const place = hits[i] ?? 0;
      const first = firstWordOf[place] ?? -1;
      if (first >= opening[0] && first < opening[1]) best[place] = (best[place] ?? 0) + firstWord;
    }

    // Letters alone are more likely a word than the beginning of a code.
    const prefixScore = /\d/.test(key) ? keyPrefix : wordBand;
    const [from, to] = keys.prefixRange(key);
    for (let token = from; token < to; token++) {
      hitAll(token, keys.tokens[token] === key ? wholeKey : prefixScore);
    }

    if (found < limit) {
      if (asked.some(({ word }) => word.length >= shortestAnywhere)) {
        steps.fill(0);
        for (const [step, { word, range }] of asked.entries()) {
          const each = (token: number) => visit(token, step, last, anywhere, 0);
          if (word.length >= shortestAnywhere) words.eachContaining(word, each);
          else for (let token = range[0]; token < range[1]; token++) each(token);
        }
      }
      if (key.length >= shortestKeyAnywhere) {
        keys.eachContaining(key, (token) => hitAll(token, anywhere));
      }
    }

    // One number per hit, lowest first: the better score, then the later place.
    const order = new Int32Array(found);
    for (let i = 0; i < found; i++) {
      const place = hits[i] ?? 0;
      order[i] = (wholeKey + 10 - (best[place] ?? 0)) * count + (count - 1 - place);
    }
    return pickLowest(order, limit).map((value) => count - 1 - (value % count));
  };
}
