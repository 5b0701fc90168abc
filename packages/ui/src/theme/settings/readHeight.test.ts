import { expect, test } from 'vitest';
import hostile from './hostileValues.json' with { type: 'json' };
import { readHeight } from './readHeight.ts';

test('LAY-07 a height of 10 is 40 px', () => expect(readHeight(10)).toBe('2.5rem'));

test('a number in a string is read too', () => expect(readHeight('6')).toBe('1.5rem'));

test.each([3, 31, -5, Number.NaN, null, undefined, '', '10px', {}])(
  '%s is no height of the slider',
  (written) => expect(readHeight(written)).toBeUndefined(),
);

test('THEM-04 of the hostile values only plain numbers are painted', () => {
  expect(hostile.heights.map(readHeight).filter((one) => one !== undefined)).toEqual([
    '2.5rem',
    '7.5rem',
    '1rem',
    '2.625rem',
  ]);
});
