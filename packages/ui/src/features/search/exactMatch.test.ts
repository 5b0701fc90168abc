import { type Product, readProduct } from '@vitrin/api-client/product/readProduct';
import { describe, expect, test } from 'vitest';
import { exactFirst, isExactMatch, meantProduct } from './exactMatch.ts';

function product(id: number, kod: string, barkod = ''): Product {
  const read = readProduct({ id, ad: `Ürün ${id}`, kod, barkod });
  if (!read) throw new Error('unreadable');
  return read;
}
const drill = product(1, 'TK-1855-2B', '8690224207198');
const bit = product(2, 'TK-1855-2B-UÇ', '8690224207204');
const iron = product(3, 'IZ 40', '8690224207211');
const ids = (products: readonly Product[]) => products.map(({ id }) => id);

describe('USE-02 USE-13 an exact code or barcode', () => {
  test.each([
    [drill, 'tk-1855-2b'],
    [drill, ' 8690224207198 '],
    [drill, '869 0224 207198'],
    [bit, 'tk-1855-2b-uç'],
    [iron, 'ız40'],
    [iron, 'İZ 40'],
    [iron, 'iz\u00A040'],
    [drill, 'TK–1855\u20112B\u200B'],
    [bit, 'TK-1855-2B-UC'],
    [drill, 'TK*1855*2B'],
  ])('%# is found in other letters', (one, text) => {
    expect(isExactMatch(one, text)).toBe(true);
  });

  test.each(['TK-1855', '869022420719', '', '  '])('%j is none', (text) => {
    expect(isExactMatch(drill, text)).toBe(false);
    expect(isExactMatch(product(9, ''), text)).toBe(false);
  });

  test('comes first; the others keep their order', () => {
    expect(ids(exactFirst([bit, iron, drill], 'tk-1855-2b'))).toEqual([1, 2, 3]);
    expect(ids(exactFirst([bit, iron, drill], 'matkap'))).toEqual([2, 3, 1]);
  });

  test('is what an early Enter means; so is the only one found', () => {
    expect(meantProduct([drill, bit], 'TK-1855-2B')).toBe(drill);
    expect(meantProduct([iron], '0000000000000')).toBe(iron);
    expect(meantProduct([drill, bit], 'TK-1855')).toBeUndefined();
    expect(meantProduct([drill, product(7, 'tk-1855-2b')], 'TK-1855-2B')).toBeUndefined();
    expect(meantProduct([], 'TK-1855-2B')).toBeUndefined();
  });
});
