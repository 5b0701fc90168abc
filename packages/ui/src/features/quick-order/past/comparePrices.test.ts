import type { Product } from '@vitrin/api-client/product/readProduct';
import { describe, expect, test } from 'vitest';
import { comparePrices } from './comparePrices.ts';
import { readTodayPrice, todayText } from './readPrice.ts';

const paid = (price: number | string | undefined, currency = 'TRY') => ({ price, currency });
const now = (amount: number, currency = 'TRY') => ({ amount, currency });

describe('REOR-02 a price then and now', () => {
  test.each([
    [4410, 4730.4, '%7 arttı'],
    [182.3, 177.51, '%3 düştü'],
    [31.1, 31.1, 'aynı'],
    [100, 112, '%12 arttı'],
    [0.1 + 0.2, 0.3, 'aynı'],
    [1000, 1005, '%0,5 arttı'],
    [1_000_000, 999_999, '%0,1’den az düştü'],
    [0.0125, 0.015, '%20 arttı'],
    [1, 15_000, '%1.499.900 arttı'],
  ])('%f and %f: %s', (then, today, words) => {
    expect(comparePrices(paid(then), now(today))?.words).toBe(words);
  });

  test.each([
    ['the old one cannot be read', paid('#DEĞER!'), now(5)],
    ['there is none', paid(undefined), now(5)],
    ['nobody says in what it is', paid(5, ''), now(5, '')],
    ['they are in different currencies', paid(148.2, 'EUR'), now(148.2)],
    ['today’s cannot be read', paid(5), undefined],
    ['it was free', paid(0), now(5)],
    ['it is negative', paid(-5), now(5)],
    ['it is none that a shop has', paid(1e300), now(5)],
  ])('nothing is said where %s', (_why, then, today) => {
    expect(comparePrices(then, today)).toBeUndefined();
  });
});

const product = (rest: object) =>
  ({
    agreementPriceText: '',
    prices: [
      { name: 'Liste', text: '₺148,50', netText: '126,23' },
      { name: 'Bayi', text: '₺121,77', netText: '103,50' },
    ],
    ...rest,
  }) as unknown as Product;

test('REOR-02 today’s price is the agreed one, else that after discount, in the currency it is written with', () => {
  expect(readTodayPrice(product({}))).toEqual({ amount: 103.5, currency: 'TRY' });
  expect(readTodayPrice(product({ agreementPriceText: '$99,90' }))).toEqual({
    amount: 99.9,
    currency: 'USD',
  });
  const only = { name: 'Bayi', text: '1.234,50 EUR', netText: '' };
  expect(readTodayPrice(product({ prices: [only] }))).toEqual({ amount: 1234.5, currency: 'EUR' });
  expect(readTodayPrice(product({ prices: [{ ...only, text: 'Sorunuz' }] }))).toBeUndefined();
  expect(todayText(product({ prices: [] }))).toBe('');
});
