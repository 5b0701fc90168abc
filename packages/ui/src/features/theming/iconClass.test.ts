import { expect, test } from 'vitest';
import { readIconChoice, writeIconClass } from './iconClass.ts';

test('CAT-04 an icon is saved as a class pair', () => {
  expect(writeIconClass('brands', 'apple')).toBe('fa-brands fa-apple');
});

test.each([
  ['fa-solid fa-wrench', { style: 'solid', name: 'wrench' }],
  ['fas fa-solid-thing', { style: 'solid', name: 'solid-thing' }],
  ['fa fa-x', { style: 'solid', name: 'x' }],
  ['fa-clock far', { style: 'regular', name: 'clock' }],
])('%j is read', (icon, choice) => expect(readIconChoice(icon)).toEqual(choice));

test.each(['', 'fa-solid', 'wrench', 'icon icon-x', 'constructor fa-x'])('%j is no icon', (icon) =>
  expect(readIconChoice(icon)).toBeUndefined(),
);
