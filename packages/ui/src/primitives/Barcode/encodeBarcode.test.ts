import { expect, test } from 'vitest';
import { encodeBarcode } from './encodeBarcode.ts';

test('REPT-10 an EAN with the right check digit is 95 or 67 modules between its guards', () => {
  for (const [code, width] of [
    ['8690224281570', 95],
    ['4006381333931', 95],
    ['96385074', 67],
  ] as const) {
    const { modules = '', text } = encodeBarcode(code) ?? {};
    expect(text).toBe(code);
    expect(modules).toMatch(/^101[01]+101$/);
    expect(modules).toHaveLength(width);
  }
});

test('REPT-10 a wrong EAN and any other text are CODE128, whose stop is thirteen modules', () => {
  for (const code of ['8690224281571', '96385075', '123456789012', 'KA-013', 'a b~', '0', 'x'.repeat(60)]) {
    const { modules = '', text } = encodeBarcode(code) ?? {};
    expect(text).toBe(code);
    expect(modules).toMatch(/^11010[01]+1100011101011$/);
    expect(modules.length % 11).toBe(2);
  }
});

test('REPT-10 what no bar code holds is none, and nothing throws', () => {
  for (const code of ['', '   ', 'ŞİŞE-1', 'KÎT-1', 'ÉCRAN', '8690₺', '日本', '😀'])
    expect(encodeBarcode(code)).toBeUndefined();
});

test('the digits of an EAN are those of the standard', () => {
  // 4006381333931 as drawn in GS1's own example: left half by parity of the 4, right half mirrored.
  expect(encodeBarcode('4006381333931')?.modules).toBe(
    '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
  );
});
