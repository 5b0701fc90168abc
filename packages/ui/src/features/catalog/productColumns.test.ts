import { describe, expect, it } from 'vitest';
import { columnTracks, type ProductColumns } from './productColumns.ts';

const usual: ProductColumns = {
  barcode: true,
  prices: ['Liste', 'Bayi', 'Peşin'],
  discount: true,
  agreement: true,
  stock: true,
  leadTime: true,
  quantity: true,
  priceWidth: 104,
};
const widthOf = (tracks: string) =>
  [...tracks.matchAll(/(\d+)px/g)].reduce((sum, [, px]) => sum + Number(px), 0);

describe('columnTracks', () => {
  it.each([
    ['the usual columns', usual],
    ['millions', { ...usual, priceWidth: 130 }],
    ['five prices', { ...usual, prices: ['a', 'b', 'c', 'd', 'e'] }],
    ['a guest', { ...usual, prices: [], discount: false, agreement: false, stock: false, quantity: false }],
  ])('says from which width each layout fits: %s', (_, columns) => {
    const { whole, folded, least } = columnTracks(columns);
    expect(least).toEqual({ whole: widthOf(whole), folded: widthOf(folded) });
    expect(least.folded).toBeLessThan(least.whole);
  });

  it('fits the usual columns into the page at 1024 and 1280', () => {
    const { least } = columnTracks(usual);
    expect(least.folded).toBeLessThanOrEqual(1024 - 2 * 24);
    expect(least.whole).toBeLessThanOrEqual(1280 - 2 * 24);
  });
});
