import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStorage } from './browserStorage.fixture.ts';
import { forgetEverybody } from './forget.ts';
import { writeStored } from './readStored.ts';
import { storedKeys, type StoredKey } from './storedKeys.ts';
import { storedValue } from './storedValue.ts';

let [local, session] = [new BrowserStorage(), new BrowserStorage()];
beforeEach(() => {
  [local, session] = [new BrowserStorage(), new BrowserStorage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => void vi.unstubAllGlobals());

const whole = (value: unknown) => value;
const listed: readonly StoredKey[] = Object.values(storedKeys).map((key) =>
  typeof key === 'function' ? key('a', 'b') : key,
);

test('USE-14 the list of all keys says what is gone after a sign-out: what is a person’s or a login’s', () => {
  listed.forEach((key) => writeStored(key, { owner: 'Ayşe', value: 1 }));
  forgetEverybody();
  const left = listed.filter(({ whose }) => whose === 'browser').map(({ key }) => key);
  expect([...Object.keys(local), ...Object.keys(session)].toSorted()).toEqual(left.toSorted());
});

test('no two things are kept in one place', () => {
  expect(new Set(listed.map(({ area, key }) => `${area} ${key}`)).size).toBe(listed.length);
});

describe('a stored value', () => {
  const view = storedValue(storedKeys.viewMode, whole);

  test('is kept as the words of the shop, or as JSON', () => {
    view.set('card');
    expect([local['catalog-grid-view'], view.get()]).toEqual(['card', 'card']);
    view.set({ card: true });
    expect([local['catalog-grid-view'], view.get()]).toEqual(['{"card":true}', { card: true }]);
    view.set(undefined);
    expect([Object.keys(local), view.get(), view.text()]).toEqual([[], undefined, null]);
  });

  test('FAIL-04 a browser that refuses says so, and it lasts as long as the page', () => {
    view.set('list');
    local.setItem = local.removeItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect([view.set('card'), view.get()]).toEqual([false, 'card']);
    expect([view.set(undefined), view.get()]).toEqual([false, undefined]);
    vi.stubGlobal('localStorage', undefined);
    expect([view.set('card'), view.get()]).toEqual([false, 'card']);
    vi.stubGlobal('localStorage', new BrowserStorage());
    expect([view.set('list'), view.get()]).toEqual([true, 'list']);
  });

  test('USE-14 what a browser has refused to keep of somebody’s is gone after a sign-out, too', () => {
    vi.stubGlobal('localStorage', undefined);
    const searches = storedValue(storedKeys.searches, whole, 'Ayşe');
    searches.set(['vida']);
    expect(searches.get()).toEqual(['vida']);
    forgetEverybody();
    expect(searches.get()).toBeUndefined();
  });
});
