import { expect, test } from 'vitest';
import { titleOf } from './pageTitle.ts';

test.each([
  ['Hesap Ekstresi', 'Yıldız Hırdavat', 'Hesap Ekstresi – Yıldız Hırdavat'],
  ['', 'Yıldız Hırdavat', 'Yıldız Hırdavat'],
  ['Hesap Ekstresi', '', 'Hesap Ekstresi'],
  [' Matkap ', ' Yıldız ', 'Matkap – Yıldız'],
  ['', '', ''],
])('USE-01 the page %j of the shop %j is called %j', (page, shop, title) =>
  expect(titleOf(page, shop)).toBe(title),
);
