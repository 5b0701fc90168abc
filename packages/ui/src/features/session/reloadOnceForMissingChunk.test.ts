import { BrowserStorage } from '@vitrin/api-client/stored/browserStorage.fixture';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const chunk = 'Failed to fetch dynamically imported module: /spa/assets/Basket-1a2b.js';

let tab = new BrowserStorage();
beforeEach(() => vi.stubGlobal('sessionStorage', (tab = new BrowserStorage())));
afterEach(() => void vi.unstubAllGlobals());

/** A page of this tab, loaded afresh. */
async function loadPage(isReload: boolean) {
  vi.resetModules();
  const { reloadOnceForMissingChunk } = await import('./reloadOnceForMissingChunk.ts');
  return (failure: string) => reloadOnceForMissingChunk(failure, isReload);
}

describe('APP-12 a code chunk that is gone', () => {
  test('reloads once, not again for the same chunk', async () => {
    expect((await loadPage(false))(chunk)).toBe(true);
    expect((await loadPage(true))(chunk)).toBe(false);
  });

  test('reloads again for the chunk of a later deploy', async () => {
    (await loadPage(false))(chunk);
    expect((await loadPage(false))(chunk.replace('1a2b', '9z'))).toBe(true);
  });

  test('two chunks that stay gone do not reload by turns for ever', async () => {
    const other = chunk.replace('Basket', 'Home');
    (await loadPage(false))(chunk);
    (await loadPage(true))(other);
    const reloads = await loadPage(true);
    expect(reloads(chunk)).toBe(false);
    expect(reloads(other)).toBe(false);
  });

  test.each(['refused', 'full'])(
    'FAIL-04 storage %s: reloads unless this load is already a reload',
    async (state) => {
      if (state === 'refused') vi.stubGlobal('sessionStorage', undefined);
      else
        tab.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      expect((await loadPage(false))(chunk)).toBe(true);
      expect((await loadPage(true))(chunk)).toBe(false);
    },
  );
});
