import { describe, expect, test } from 'vitest';
import { reloadOnceForMissingChunk } from './reloadOnceForMissingChunk.ts';

const chunk = 'Failed to fetch dynamically imported module: /spa/assets/Basket-1a2b.js';

function remembering() {
  const entries = new Map<string, string>();
  return {
    isReload: false,
    memory: () => ({
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    }),
  };
}

describe('APP-12 a code chunk that is gone', () => {
  test('reloads once, not again for the same chunk', () => {
    const page = remembering();
    expect(reloadOnceForMissingChunk(chunk, page)).toBe(true);
    expect(reloadOnceForMissingChunk(chunk, { ...page, isReload: true })).toBe(false);
  });

  test('reloads again for the chunk of a later deploy', () => {
    const page = remembering();
    reloadOnceForMissingChunk(chunk, page);
    expect(reloadOnceForMissingChunk(chunk.replace('1a2b', '9z'), page)).toBe(true);
  });

  test('two chunks that stay gone do not reload by turns for ever', () => {
    const page = remembering();
    const other = chunk.replace('Basket', 'Home');
    reloadOnceForMissingChunk(chunk, page);
    reloadOnceForMissingChunk(other, page);
    expect(reloadOnceForMissingChunk(chunk, page)).toBe(false);
    expect(reloadOnceForMissingChunk(other, page)).toBe(false);
  });

  test.each([
    [
      'refused',
      () => {
        throw new DOMException('refused', 'SecurityError');
      },
    ],
    [
      'full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
  ])('FAIL-04 storage %s: reloads unless this load is already a reload', (_name, memory) => {
    expect(reloadOnceForMissingChunk(chunk, { memory, isReload: false })).toBe(true);
    expect(reloadOnceForMissingChunk(chunk, { memory, isReload: true })).toBe(false);
  });
});
