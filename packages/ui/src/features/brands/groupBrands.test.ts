import { brandsTurkish } from '@vitrin/demo-server/fixtures/brands';
import { readBrands } from '@vitrin/api-client/brands/brands';
import { describe, expect, test } from 'vitest';
import { barLetters, groupBrands } from './groupBrands.ts';

const group = (...names: string[]) =>
  groupBrands(names.map((name, id) => ({ id, name }))).map(
    ({ letter, brands }) => `${letter}: ${brands.map(({ name }) => name).join(', ')}`,
  );

describe('BRND-01 and FMT-04', () => {
  test('letters of the Turkish alphabet in its order, the rest last', () => {
    expect(group(...brandsTurkish.map(({ ad }) => ad ?? ''))).toEqual([
      'C: Cemtor',
      'Ç: Çağsan',
      'Ğ: Ğ',
      'I: Işıkel',
      'İ: İzomak',
      'Ö: Öz',
      'Ş: şahin',
      'Ü: Ünver',
      '#: 3Teknik',
    ]);
  });

  test('names in order within a letter, i apart from ı', () => {
    expect(group('izo', 'Iğdır', 'İnci', 'ışıl', 'Çelik', 'çam')).toEqual([
      'Ç: çam, Çelik',
      'I: Iğdır, ışıl',
      'İ: İnci, izo',
    ]);
  });

  test('other alphabets come after Z, digits and signs after them', () => {
    expect(group('Zeta', 'Ω Elektrik', '3M', '& Co', 'Wera', 'Åsa')).toEqual([
      'W: Wera',
      'Z: Zeta',
      'Å: Åsa',
      'Ω: Ω Elektrik',
      '#: & Co, 3M',
    ]);
  });

  test('every brand is there once', () => {
    const brands = readBrands(brandsTurkish);
    expect(groupBrands(brands).flatMap((one) => one.brands)).toHaveLength(brands.length);
    expect(groupBrands([])).toEqual([]);
  });

  test('the bar is the alphabet and what else there is', () => {
    const alphabet = 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ';
    expect(barLetters([]).join('')).toBe(alphabet);
    const groups = groupBrands([
      { id: 1, name: 'Wera' },
      { id: 2, name: 'Ω' },
      { id: 3, name: '3M' },
    ]);
    expect(barLetters(groups).join('')).toBe('ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVWYZΩ#');
  });
});
