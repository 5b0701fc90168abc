import { expect, test } from 'vitest';
import { isRecord, readField } from './readField.ts';
import { readList } from './readList.ts';
import type { Schemas, Wire } from './Wire.ts';

test('only own fields of objects are fields', () => {
  expect(readField({ a: 1 }, 'a')).toBe(1);
  expect(readField({ constructor: 1 }, 'constructor')).toBe(1);
  expect(readField(JSON.parse('{"__proto__":5}'), '__proto__')).toBe(5);
  for (const name of ['constructor', 'toString', '__proto__', 'b'])
    expect(readField({}, name)).toBeUndefined();
});

test('what is no object has no fields', () => {
  for (const value of [null, undefined, 'abc', 5, true, [1]]) {
    expect(isRecord(value)).toBe(false);
    expect(readField(value, 'length')).toBeUndefined();
  }
});

const readTitles = (list: Wire<Schemas['ProductList']>) => [
  readList(readField(list, 'stoks'), (product) => readField(product, 'ad')),
  // @ts-expect-error -- no field of a list
  readField(list, 'stok'),
  // @ts-expect-error -- a field of a list, and none of its products
  readList(readField(list, 'stoks'), (product) => readField(product, 'stoks')),
];

test('of an answer only what the contract knows can be asked for: the rest does not compile', () => {
  expect(readTitles({ stoks: [{ ad: 'Matkap' }] })).toEqual([['Matkap'], undefined, []]);
});
