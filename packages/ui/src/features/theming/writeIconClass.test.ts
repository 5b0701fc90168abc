import { readIconClass } from '@vitrin/api-client/read/readIconClass';
import { expect, test } from 'vitest';
import { iconStyles } from './readIconSet.ts';
import { writeIconClass } from './writeIconClass.ts';

test('CAT-04 an icon is saved as a class pair', () => {
  expect(writeIconClass('brands', 'apple')).toBe('fa-brands fa-apple');
});

test.each(iconStyles)('CAT-04 what is saved of %s is read again', (style) => {
  expect(readIconClass(writeIconClass(style, 'solid-thing'))).toEqual({ style, name: 'solid-thing' });
});
