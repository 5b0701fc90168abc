import { expect, test } from 'vitest';
import { loginMenuAddress } from './loginMenuAddress.ts';

test.each([
  ['/page/hakkimizda', '/spa/apage/hakkimizda'],
  ['page/7', '/spa/apage/7'],
  ['/apage/7', '/spa/apage/7'],
  ['/brand/all/', '/spa/brand/all/'],
  ['https://shop.example/page/7', 'https://shop.example/page/7'],
  ['javascript:alert(1)', undefined],
])('LOGN-04 %s leads to %s', (url, address) => expect(loginMenuAddress(url)).toBe(address));
