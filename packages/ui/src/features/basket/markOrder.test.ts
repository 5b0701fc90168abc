import { readBasket } from '@vitrin/api-client/basket/basket';
import { expect, test } from 'vitest';
import { basketOfMark, markOrder } from './markOrder.ts';

const row = {
  rowId: 440101,
  miktarF: '12',
  birimFiyatF: '121,77 TL',
  iskontoOrani: 15,
  tutarF: '1.461,24 TL',
};
const sum = { satirToplamWCF: '1.461,24 TL', kdvToplamWCF: '292,25 TL', genelToplamWCF: '1.753,49 TL' };
const markOf = (changes: object = {}, sums: readonly object[] = [sum], note = '') =>
  markOrder(88012, readBasket({ products: [{ ...row, ...changes }], sums }), note);

test('BSKT-06 the same rows at the same prices with the same note are the same order', () => {
  expect(markOf({ ad: 'Kombine Anahtar', stokMiktarUygun: true }, [sum], ' ')).toBe(markOf());
});

test.each([
  ['quantity', markOf({ miktarF: '13' })],
  ['unit price', markOf({ birimFiyatF: '115,68 TL' })],
  ['discount', markOf({ iskontoOrani: 20 })],
  ['amount', markOf({ tutarF: '1.388,18 TL' })],
  ['total', markOf({}, [{ ...sum, genelToplamWCF: '1.665,82 TL' }])],
  ['note', markOf({}, [sum], 'Acil')],
])('BSKT-06 another %s is another order', (_what, mark) => {
  expect(mark).not.toBe(markOf());
});

test('the basket of a mark is known, also of one that says nothing of prices', () => {
  expect(basketOfMark(markOf())).toBe('88012');
  expect(basketOfMark('["88012","Acil",[[440101,12]]]')).toBe('88012');
  expect(basketOfMark('')).toBe('');
  expect(basketOfMark('88012')).toBe('');
});

test('the mark of 500 rows takes little of the five million letters a browser keeps for a site', () => {
  const lines = readBasket({ products: Array.from({ length: 500 }, () => row), sums: [sum] });
  expect(markOrder(88012, lines, '').length).toBeLessThan(50_000);
});
