import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTurkish, orderTurkish } from './compareTurkish.ts';
import { createCatalogue } from './createCatalogue.ts';

const ordered = (texts: readonly string[]) => [...orderTurkish(texts)].map((place) => texts[place]);

describe('FMT-04 Turkish order', () => {
  test('is the alphabet’s: digits, then C before Ç, I before İ, S before Ş', () => {
    const texts = [
      'Zeta',
      'Çelik',
      'Cem',
      'Işıl',
      'İzmir',
      'Ilgaz',
      'Iğdır',
      'Öz',
      'Oz',
      'Ünal',
      'Ulu',
      'Şen',
      'Sam',
      'Ğ',
      'G',
      '3M',
    ];
    const expected = [
      '3M',
      'Cem',
      'Çelik',
      'G',
      'Ğ',
      'Iğdır',
      'Ilgaz',
      'Işıl',
      'İzmir',
      'Oz',
      'Öz',
      'Sam',
      'Şen',
      'Ulu',
      'Ünal',
      'Zeta',
    ];
    expect(ordered(texts)).toEqual(expected);
  });

  test('of product names is what the collator says', () => {
    const names = createCatalogue({ products: 3000 }).products.map(({ name }) => name);
    expect(ordered(names)).toEqual(names.toSorted(compareTurkish));
  });

  test('of any words is what the collator says', () => {
    const letter = fc.constantFrom(...'aAbBcCçÇgGğĞıIiİoOöÖsSşŞuUüÜzZ0192 -,./×"'.split(''));
    const word = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        expect(ordered(words)).toEqual(words.toSorted(compareTurkish));
      }),
    );
  });
});
