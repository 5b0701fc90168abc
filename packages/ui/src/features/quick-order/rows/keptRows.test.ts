import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLookup } from '../lookup/createLookup.ts';
import { addLines } from './addLines.ts';
import { createOrderRows } from './createOrderRows.ts';
import { keepRows, readKeptRows } from './keptRows.ts';

const answer = () => new Promise<[]>((resolve) => setTimeout(() => resolve([]), 200));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('QORD-09 a list is kept although answers come in one after the other for minutes', async () => {
  const rows = createOrderRows(createLookup({ find: answer, delayOf: () => undefined }));
  const stop = keepRows('somebody', rows);
  rows.attend();
  const codes = Array.from({ length: 400 }, (_, place) => `KOD-${place}`);
  addLines(
    rows,
    codes.map((code) => ({ kind: 'product', code, quantity: 1 })),
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(rows.counts().searching).toBeGreaterThan(300);
  expect(readKeptRows('somebody').map(({ code }) => code)).toEqual(codes);
  stop();
});

test('QORD-09 a list of hundreds is kept although whoever brought it goes on at once', () => {
  const rows = createOrderRows(createLookup({ find: answer, delayOf: () => undefined }));
  const stop = keepRows('somebody else', rows);
  addLines(
    rows,
    Array.from({ length: 400 }, (_, place) => ({ kind: 'product', code: `KOD-${place}`, quantity: 1 })),
  );
  stop();
  expect(readKeptRows('somebody else')).toHaveLength(400);
});
