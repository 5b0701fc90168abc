import { describe, expect, test } from 'vitest';
import { createRangeMemory } from './reportRanges.ts';

const range = { start: '2026-03-01', end: '2026-03-31' };

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

describe('the last range of a report', () => {
  test('is kept for each type, and found again by another page of the tab', () => {
    const tab = storage();
    createRangeMemory(() => tab).remember('hesapekstresi', range);
    const memory = createRangeMemory(() => tab);
    expect(memory.recall('hesapekstresi')).toEqual(range);
    expect(memory.recall('genelhareket')).toBeUndefined();
  });

  test('is kept as long as the page lives where storage is refused', () => {
    const memory = createRangeMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(memory.recall('faturalistesi')).toBeUndefined();
    memory.remember('faturalistesi', range);
    expect(memory.recall('faturalistesi')).toEqual(range);
  });

  test('is forgotten where somebody has written nonsense', () => {
    const tab = storage();
    tab.setItem('report-range-hesapekstresi', '2026-03-31/2026-03-01');
    expect(createRangeMemory(() => tab).recall('hesapekstresi')).toBeUndefined();
  });
});
