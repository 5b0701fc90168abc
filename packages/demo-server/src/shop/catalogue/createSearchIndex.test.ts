import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCatalogue } from './createCatalogue.ts';
import { createSearchIndex } from './createSearchIndex.ts';
import { foldTurkish } from './foldTurkish.ts';
import { readWords } from './readTokens.ts';

const shop = createCatalogue({ products: 3000 });
const index = createSearchIndex(shop);
const found = (query: string, limit?: number) =>
  [...index.find(query, limit)].map((place) => shop.products[place]);
const first = (query: string) => found(query, 1)[0];
const product = shop.products[1717];
if (product === undefined) throw new Error('No product');

const squeezed = (text: string) => foldTurkish(text).replaceAll(/[^a-z0-9]/g, '');

describe('search', () => {
  test('finds every code first, with and without separators, in either case', () => {
    for (const sought of shop.products.filter((_, place) => place % 17 === 0)) {
      expect(first(sought.code)).toBe(sought);
      expect(first(sought.code.toLowerCase().replaceAll('-', ' '))?.code.replaceAll('-', '')).toBe(
        sought.code.replaceAll('-', ''),
      );
    }
  });

  test.each(['–', '\u2011', '\u2212', '\u200B-', ' ', '\u00A0', '-\uFEFF'])(
    'USE-13 finds a code that is written with %j for its dashes',
    (dash) => {
      for (const sought of shop.products.filter(({ code }, place) => place % 171 === 0 && code.includes('-')))
        expect(first(` ${sought.code.replaceAll('-', dash)} `)).toBe(sought);
    },
  );

  test('finds every barcode first', () => {
    for (const sought of shop.products.filter((_, place) => place % 17 === 0))
      expect(first(sought.ean13)).toBe(sought);
  });

  test('QORD-06 finds both products that have one barcode', () => {
    expect(found('8690117997298').map((hit) => hit?.code)).toEqual(['YK-SL-310-S-G', 'GT-9830-YGA']);
  });

  test('finds by the beginning and by the end of a barcode', () => {
    expect(found(product.ean13.slice(0, 10))).toContain(product);
    expect(found(product.ean13.slice(-7))).toContain(product);
  });

  test('puts codes that begin like the query before names', () => {
    const query = product.code.slice(0, -1);
    const codes = found(query, 5).map((hit) => hit?.code.replaceAll('-', ''));
    expect(/\d/.test(query)).toBe(true);
    expect(codes[0]?.startsWith(query.replaceAll('-', ''))).toBe(true);
  });

  test.each([
    ['ÇELİKON', 'celikon'],
    ['çelikon', 'CELIKON'],
    ['Işıltan', 'isiltan'],
    ['ISILTAN', 'ışıltan'],
    ['şerit metre', 'SERIT METRE'],
  ])('FMT-04 %s finds what %s finds', (one, other) => {
    expect(found(one).length).toBeGreaterThan(0);
    expect(found(one)).toEqual(found(other));
  });

  test('puts a brand’s products first when its name is typed', () => {
    for (const hit of found('torka', 10)) expect(hit?.brandName).toBe('Torka');
  });

  test('wants all words, in any order, by their beginnings', () => {
    const hits = found('18 mat akü');
    expect(hits.length).toBeGreaterThan(0);
    expect(new Set(hits)).toEqual(new Set(found('akü mat 18')));
    for (const hit of hits) expect(foldTurkish(hit?.name ?? '')).toMatch(/mat.*|aku/);
  });

  test('finds a number written together with its unit', () => {
    const hits = found('18v matkap');
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) expect(hit?.name).toMatch(/18 V/);
  });

  test('puts words at their beginning before words in the middle', () => {
    const beginnings = found('kap').map((hit) =>
      readWords(foldTurkish(hit?.name ?? '')).some((word) => word.startsWith('kap')),
    );
    expect(beginnings).toContain(true);
    expect(beginnings).toContain(false);
    expect(beginnings.lastIndexOf(true)).toBeLessThan(beginnings.indexOf(false));
  });

  test('among equals shows the newest first', () => {
    const ids = found('paslanmaz').map((hit) => hit?.id ?? 0);
    const leading = ids.slice(0, 20);
    expect(leading).toEqual(leading.toSorted((a, b) => b - a));
  });

  test.each(['', '   ', '-', '!?', '"'])('finds nothing for %j', (query) => {
    expect(found(query)).toEqual([]);
  });

  test('finds nothing for what is not there', () => {
    expect(found('zzzyx')).toEqual([]);
    expect(found('torka zzzyx')).toEqual([]);
  });

  test('a limit gives the beginning of the whole answer', () => {
    const syllable = fc.constantFrom(
      'm',
      'mm',
      'tor',
      'matkap',
      '18',
      'led',
      'kap',
      'ç',
      'pas',
      'tk',
      '1',
      'x',
      '2,5',
    );
    fc.assert(
      fc.property(
        fc.array(syllable, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 150 }),
        (words, limit) => {
          const query = words.join(' ');
          expect(found(query, limit)).toEqual(found(query).slice(0, limit));
        },
      ),
    );
  });

  test('finds exactly what a plain scan of names, codes and barcodes finds', () => {
    const syllable = fc.constantFrom(
      'matkap',
      'tor',
      'led',
      'paslan',
      'kap',
      'sar',
      'beyaz',
      'met',
      'kırm',
      'vida',
    );
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 2 }), (words) => {
        const folded = words.map(foldTurkish);
        const key = squeezed(words.join(''));
        const expected = shop.products.filter((candidate) => {
          const texts = readWords(foldTurkish(`${candidate.name} ${candidate.code}`));
          const inWords = folded.every((word) => texts.some((text) => text.includes(word)));
          const code = squeezed(candidate.code);
          return inWords || (key.length >= 4 ? code.includes(key) : code.startsWith(key));
        });
        expect(new Set(found(words.join(' ')))).toEqual(new Set(expected));
      }),
    );
  });
});

describe('the best match', () => {
  // The better match comes before, and is older than, the other: among equals the newer would win.
  test.each([
    ['a whole code before a code that begins so', 'AB-1', ['Pense', 'AB-1'], ['Pense', 'AB-12']],
    ['a whole barcode before all else', '8690000000012', ['Pense', 'AB-1'], ['Pense 8690000000012', 'AB-2']],
    ['a code that begins so before a name', 'tk18', ['Pense', 'TK-1855'], ['Torka TK18 Matkap', 'ZZ-1']],
    ['a whole word before its beginning', 'mat', ['Boya Mat', 'AB-1'], ['Boya Matkap', 'AB-2']],
    ['the first word before a later one', 'torka', ['Torka Pense', 'AB-1'], ['Pense Torka', 'AB-2']],
    ['the beginning of a word before its middle', 'kap', ['Boya Kapak', 'AB-1'], ['Boya Matkap', 'AB-2']],
    ['a whole word before the first letters of a code', 'vt', ['Pense VT', 'AB-1'], ['Pense', 'VTR-2']],
  ])('is %s', (_, query, [name = '', code = ''], [otherName = '', otherCode = '']) => {
    const products = [
      { name, code, ean13: '8690000000012' },
      { name: otherName, code: otherCode, ean13: '8690000000029' },
    ];
    expect([...createSearchIndex({ products }).find(query)]).toEqual([0, 1]);
    expect([...createSearchIndex({ products: products.toReversed() }).find(query)]).toEqual([1, 0]);
  });

  test('is the newer of two equals', () => {
    const products = [
      { name: 'Pense', code: 'AB-1', ean13: '8690000000012' },
      { name: 'Pense', code: 'AB-2', ean13: '8690000000029' },
    ];
    expect([...createSearchIndex({ products }).find('pense')]).toEqual([1, 0]);
  });
});
