import { forgetPriceList } from '@vitrin/api-client/stored/storedKeys';
import { describe, expect, test } from 'vitest';
import { choosePriceList, pickPriceList, readChosenPriceList, readPriceLists } from './priceList.ts';

const settings = { 'kisayol.fiyat.1': 'Liste', 'kisayol.fiyat.2': ' ', 'kisayol.fiyat.3': 'Peşin; 30 gün' };
const lists = readPriceLists({ settings });
const stroke = { code: 'Digit1', key: '1', ctrlKey: true, altKey: false, shiftKey: false, metaKey: false };

describe('APP-09 price list shortcuts', () => {
  test('only lists that are set, under their own number', () => {
    expect(lists).toEqual([
      { shortcut: 1, name: 'Liste' },
      { shortcut: 3, name: 'Peşin; 30 gün' },
    ]);
    expect(readPriceLists({ settings: {} })).toEqual([]);
  });

  test('Ctrl and the digit picks a list, an unset one does nothing', () => {
    expect(pickPriceList(lists, stroke)?.name).toBe('Liste');
    expect(pickPriceList(lists, { ...stroke, code: 'Digit3', key: '3' })?.name).toBe('Peşin; 30 gün');
    expect(pickPriceList(lists, { ...stroke, code: 'Numpad1' })?.name).toBe('Liste');
    expect(pickPriceList(lists, { ...stroke, code: 'Digit2', key: '2' })).toBeUndefined();
  });

  test.each(['altKey', 'shiftKey', 'metaKey'] as const)('with %s it is another shortcut', (modifier) => {
    expect(pickPriceList(lists, { ...stroke, [modifier]: true })).toBeUndefined();
  });

  test('without Ctrl a digit is a digit', () => {
    expect(pickPriceList(lists, { ...stroke, ctrlKey: false })).toBeUndefined();
  });

  test('the cookie is encoded, on path /, and reads back', () => {
    const cookie = choosePriceList('Peşin; 30 gün');
    expect(cookie).toBe('kisayolFiyat=Pe%C5%9Fin%3B%2030%20g%C3%BCn; path=/; samesite=lax');
    expect(readChosenPriceList(`a=1; ${cookie.split('; ')[0]}; b=2`)).toBe('Peşin; 30 gün');
  });
});

describe('APP-10 forgetting the price list', () => {
  test('the cookie is emptied and expires', () => {
    expect(forgetPriceList).toMatch(/^kisayolFiyat=; path=\/;.*max-age=0$/);
  });

  test.each(['', 'a=1', 'kisayolFiyat=', 'x_kisayolFiyat=Liste'])('%j chooses nothing', (cookies) => {
    expect(readChosenPriceList(cookies)).toBeUndefined();
  });

  test('a cookie that is not encoded is taken as it is', () => {
    expect(readChosenPriceList('kisayolFiyat=%E0%A4%A')).toBe('%E0%A4%A');
  });
});
