import { expect, test } from 'vitest';
import { readIconClass } from './readIconClass.ts';

test.each([
  ['fa-solid fa-wrench', '/spa/icons/fa/solid/wrench.svg'],
  ['fas fa-wrench', '/spa/icons/fa/solid/wrench.svg'],
  ['fa fa-plug-circle-bolt', '/spa/icons/fa/solid/plug-circle-bolt.svg'],
  ['fa-regular fa-clock', '/spa/icons/fa/regular/clock.svg'],
  [' fa-apple  fa-brands ', '/spa/icons/fa/brands/apple.svg'],
])('CAT-01 %j is drawn by %s', (icon, address) => expect(readIconClass(icon)).toBe(address));

test.each([
  '',
  'fa-solid',
  'fa-wrench',
  'fa-solid fa-../../x',
  'fa-solid fa-a%2fb',
  'icon icon-x',
  'fa-solid FA-X',
])('CAT-01 %j is no icon', (icon) => expect(readIconClass(icon)).toBeUndefined());
