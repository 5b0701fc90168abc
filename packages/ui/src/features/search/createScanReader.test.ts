import { describe, expect, test } from 'vitest';
import { createScanReader } from './createScanReader.ts';

/** Types keys with the same pause in ms before each; gives what every Enter gave. */
function type(keys: readonly string[], pause: number, { read } = createScanReader()) {
  return keys.flatMap((key, index) => {
    const scanned = read(key, index * pause);
    return key === 'Enter' ? [scanned] : [];
  });
}
const ean = [...Array.from('8690224207198'), 'Enter'];

describe('a hand scanner', () => {
  test('types fast and ends with Enter', () => {
    expect(type(ean, 8)).toEqual(['8690224207198']);
    expect(type(['Shift', 'T', 'Shift', 'K', '-', '1', '8', '5', '5', 'Enter'], 20)).toEqual(['TK-1855']);
  });

  test('USE-02 may end with Tab', () => {
    const { read } = createScanReader();
    const codes = [...ean.slice(0, -1), 'Tab'].map((key, index) => read(key, index * 10));
    expect(codes.at(-1)).toBe('8690224207198');
  });

  test('has slashes in its codes, which nobody else types at once', () => {
    const { read, goesOn } = createScanReader();
    expect(goesOn(0)).toBe(false);
    read('D', 0);
    expect(goesOn(8)).toBe(true);
    expect(goesOn(120)).toBe(false);
    expect(type([...Array.from('VD8/12345'), 'Enter'], 8)).toEqual(['VD8/12345']);
  });

  test('is no person', () => {
    expect(type(ean, 120)).toEqual([undefined]);
    expect(type(['1', '2', 'Enter'], 8)).toEqual([undefined]);
    expect(type(['Enter', 'Enter'], 8)).toEqual([undefined, undefined]);
  });

  test('begins anew after a pause and after each code', () => {
    const { read } = createScanReader();
    for (const [index, key] of ['9', '9', '9', '9'].entries()) read(key, index * 10);
    const codes = [...ean, ...ean].map((key, index) => read(key, 1000 + index * 10)).filter(Boolean);
    expect(codes).toEqual(['8690224207198', '8690224207198']);
  });

  test('the Enter of a person after a scan without one opens nothing', () => {
    const { read } = createScanReader();
    for (const [index, key] of Array.from('8690224207198').entries()) read(key, index * 10);
    expect(read('Enter', 2000)).toBeUndefined();
  });
});
