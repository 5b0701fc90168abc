import { describe, expect, test } from 'vitest';
import { ean13CheckDigit, ean13For } from './ean13.ts';

describe('EAN-13', () => {
  test.each(['4006381333931', '5901234123457', '8690000000012'])('the check digit of %s', (code) => {
    expect(ean13CheckDigit(code.slice(0, 12))).toBe(Number(code.at(-1)));
  });

  test('running numbers give 13 digits of the Turkish range, all different', () => {
    const codes = new Set(Array.from({ length: 50_000 }, (_, i) => ean13For(i)));
    expect(codes.size).toBe(50_000);
    for (const code of codes) expect(code).toMatch(/^869\d{10}$/);
  });
});
