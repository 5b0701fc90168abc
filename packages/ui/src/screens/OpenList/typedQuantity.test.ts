import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKeptRow } from '../../features/lists/store/KeptList.ts';
import { quantityOf } from '../../features/quick-order/rows/OrderRow.ts';

test('LSTS-02 LSTS-06 a quantity that a field of a list takes can be kept and read again', () => {
  expect(quantityOf({ quantity: '999.999.999' })).toBe(999_999_999);
  expect(quantityOf({ quantity: '1000000000' })).toBeUndefined();
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,2}(?:\.?\d{3}){0,4}$/), (text) => {
      const quantity = quantityOf({ quantity: text });
      if (quantity !== undefined)
        expect(readKeptRow({ code: 'A', quantity })).toEqual({ code: 'A', quantity });
    }),
  );
});
