import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCodeReader, type ScannedCode } from './createCodeReader.ts';

let late: ScannedCode[];
let read: (keys: readonly string[], step: number, value?: string) => readonly (ScannedCode | undefined)[];
beforeEach(() => {
  vi.useFakeTimers();
  late = [];
  let time = 1000;
  const reader = createCodeReader((scanned) => late.push(scanned));
  read = (keys, step, value = '') =>
    keys
      .map((key) => {
        time += step;
        return reader.read(key, time, value);
      })
      .filter(Boolean);
});
afterEach(() => void vi.useRealTimers());

const letters = 'KL-KA-6'.split('');

describe('QORD-02 a hand scanner is told from a hand', () => {
  test.each(['Enter', 'Tab'])(
    'what comes a millisecond a key and ends with %s is a code, whatever stood there',
    (end) => {
      expect(read([...letters, end], 1, 'vida')).toEqual([{ code: 'KL-KA-6', before: 'vida' }]);
      expect(read([...letters, end], 1)).toEqual([{ code: 'KL-KA-6', before: '' }]);
    },
  );

  test('nothing ends a code as well, after 150 ms, and not before', () => {
    read(letters, 1);
    vi.advanceTimersByTime(149);
    expect(late).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(late).toEqual([{ code: 'KL-KA-6', before: '' }]);
  });

  test('a shifted letter is one of it', () => {
    expect(read(['Shift', 'K', 'L', 'Shift', '*', ...letters, 'Enter'], 1)).toEqual([
      { code: 'KL*KL-KA-6', before: '' },
    ]);
  });

  test('its first key may be heard long before the others, by a page that has to draw', () => {
    read(['A'], 1);
    expect(read(['B'], 200)).toEqual([]);
    expect(read([...'-7700'.split(''), 'Enter'], 1, 'A')).toEqual([{ code: 'AB-7700', before: '' }]);
    // Two of them are a hand's, and stay.
    read(['x', 'y'], 200);
    read(['A'], 200, 'xy');
    expect(read([...'B-7700'.split(''), 'Enter'], 1)).toEqual([{ code: 'AB-7700', before: 'xy' }]);
  });

  test('a hand is slower, writes less at once, waits before Enter or corrects itself', () => {
    expect(read([...letters, 'Enter'], 60)).toEqual([]);
    expect(read(['1', '2', 'Enter'], 1)).toEqual([]);
    read(letters, 1);
    expect(read(['Enter'], 60)).toEqual([]);
    expect(read([...letters, 'Backspace', 'Enter'], 1)).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(late).toEqual([]);
  });
});
