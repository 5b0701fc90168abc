import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRangeMemory } from './reportRanges.ts';

const range = { start: '2026-03-01', end: '2026-03-31' };
const person = '["Ayşe"]';

let tab = new Map<string, string>();
beforeEach(() => {
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the last range of a report', () => {
  test('is kept for each type, and found again by another page of the tab', () => {
    createRangeMemory().remember(person, 'hesapekstresi', range);
    const memory = createRangeMemory();
    expect(memory.recall(person, 'hesapekstresi')).toEqual(range);
    expect(memory.recall(person, 'genelhareket')).toBeUndefined();
  });

  test('USE-14 is nobody else’s', () => {
    createRangeMemory().remember(person, 'hesapekstresi', range);
    expect(createRangeMemory().recall('["Fatma"]', 'hesapekstresi')).toBeUndefined();
  });

  test('is kept as long as the page lives where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const memory = createRangeMemory();
    expect(memory.recall(person, 'faturalistesi')).toBeUndefined();
    memory.remember(person, 'faturalistesi', range);
    expect(memory.recall(person, 'faturalistesi')).toEqual(range);
  });

  test('is forgotten where somebody has written nonsense', () => {
    createRangeMemory().remember(person, 'hesapekstresi', { start: range.end, end: range.start });
    expect(createRangeMemory().recall(person, 'hesapekstresi')).toBeUndefined();
  });
});
