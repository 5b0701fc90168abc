import { BrowserStorage } from '@vitrin/api-client/stored/browserStorage.fixture';
import { afterEach, expect, test, vi } from 'vitest';
import { delegationMemory } from './delegationMemory.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a company is remembered until nobody is acted for, one without a name too', () => {
  const local = new BrowserStorage();
  vi.stubGlobal('localStorage', local);
  expect(delegationMemory.get()).toBeUndefined();
  for (const name of ['Karadağ Yapı Market', '', '1453']) {
    delegationMemory.set(name);
    expect(delegationMemory.get()).toBe(name);
  }
  delegationMemory.set(undefined);
  expect(delegationMemory.get()).toBeUndefined();
  expect(Object.keys(local)).toEqual([]);
});
