import { expect, test } from 'vitest';
import { readIconClass } from './readIconClass.ts';

test.each([
  ['fa-solid fa-wrench', { style: 'solid', name: 'wrench' }],
  ['fas fa-wrench', { style: 'solid', name: 'wrench' }],
  ['fas fa-solid-thing', { style: 'solid', name: 'solid-thing' }],
  ['fa fa-plug-circle-bolt', { style: 'solid', name: 'plug-circle-bolt' }],
  ['fa-regular fa-clock', { style: 'regular', name: 'clock' }],
  ['fa-clock far', { style: 'regular', name: 'clock' }],
  [' fa-apple  fa-brands ', { style: 'brands', name: 'apple' }],
])('CAT-01 %j is read', (icon, name) => expect(readIconClass(icon)).toEqual(name));

test.each([
  '',
  'fa-solid',
  'fa-wrench',
  'wrench',
  'fa-solid fa-../../x',
  'fa-solid fa-a%2fb',
  'icon icon-x',
  'fa-solid FA-X',
  'constructor fa-x',
])('CAT-01 %j is no icon', (icon) => expect(readIconClass(icon)).toBeUndefined());
