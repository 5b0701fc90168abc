import { BrowserStorage } from '@vitrin/api-client/stored/browserStorage.fixture';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rangeMemory } from './reportRanges.ts';

const range = { start: '2026-03-01', end: '2026-03-31' };
const person = '["Ayşe"]';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new BrowserStorage());
});
afterEach(() => void vi.unstubAllGlobals());

describe('the last range of a report', () => {
  test('is kept for each type, and found again by another page of the tab', () => {
    rangeMemory.remember(person, 'hesapekstresi', range);
    expect(rangeMemory.recall(person, 'hesapekstresi')).toEqual(range);
    expect(rangeMemory.recall(person, 'genelhareket')).toBeUndefined();
  });

  test('USE-14 is nobody else’s', () => {
    rangeMemory.remember(person, 'hesapekstresi', range);
    expect(rangeMemory.recall('["Fatma"]', 'hesapekstresi')).toBeUndefined();
  });

  test('is kept as long as the page lives where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(rangeMemory.recall(person, 'faturalistesi')).toBeUndefined();
    rangeMemory.remember(person, 'faturalistesi', range);
    expect(rangeMemory.recall(person, 'faturalistesi')).toEqual(range);
  });

  test('is forgotten where somebody has written nonsense', () => {
    rangeMemory.remember(person, 'hesapekstresi', { start: range.end, end: range.start });
    expect(rangeMemory.recall(person, 'hesapekstresi')).toBeUndefined();
  });
});
