import { expect, test } from 'vitest';
import { isRecord, readField } from './readField.ts';

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
