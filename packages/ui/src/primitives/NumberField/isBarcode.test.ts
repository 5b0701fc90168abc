import { expect, test } from 'vitest';
import { isBarcode } from './isBarcode.ts';

test.each(['8690435488003', '40123455', '036000291452', '18690435488000'])(
  'USE-02 %j is a bar code',
  (text) => expect(isBarcode(text)).toBe(true),
);

test.each([
  '8690435488004',
  '869043548800',
  '00000000',
  '12345678',
  '8.690.435.488.003',
  ' 8690435488003',
  '1',
  '',
])('USE-02 %j is none', (text) => expect(isBarcode(text)).toBe(false));
