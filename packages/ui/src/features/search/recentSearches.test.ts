import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recentSearches } from './recentSearches.ts';

const key = 'vitrin-kept-searches';
const ayse = '["Ayşe"]';
const refusing = () => {
  throw new DOMException('refused', 'SecurityError');
};

let device = new Map<string, string>();
const storage = {
  getItem: (name: string) => device.get(name) ?? null,
  setItem: (name: string, value: string) => void device.set(name, value),
  removeItem: (name: string) => void device.delete(name),
};
beforeEach(() => {
  device = new Map();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

describe('recent searches', () => {
  test('the last is first, each is there once, in whatever letters', () => {
    for (const text of ['vida', 'IŞIK', ' matkap ', 'Vida', 'ışık']) recentSearches.add(ayse, text);
    expect(recentSearches.list(ayse)).toEqual(['ışık', 'Vida', 'matkap']);
    expect(recentSearches.list(ayse)).toEqual(['ışık', 'Vida', 'matkap']);
  });

  test('USE-14 nobody else sees them', () => {
    recentSearches.add(ayse, 'vida');
    expect(recentSearches.list('["Fatma"]')).toEqual([]);
  });

  test('only so many are kept, and nothing empty or endless', () => {
    expect(recentSearches.list(ayse)).toEqual([]);
    for (let n = 1; n <= 20; n++) recentSearches.add(ayse, `kod ${n}`);
    recentSearches.add(ayse, '   ');
    recentSearches.add(ayse, 'x'.repeat(101));
    expect(recentSearches.list(ayse)).toHaveLength(8);
    expect(recentSearches.list(ayse)[0]).toBe('kod 20');
  });

  test('they can be forgotten', () => {
    recentSearches.add(ayse, 'vida');
    recentSearches.clear(ayse);
    expect(recentSearches.list(ayse)).toEqual([]);
    recentSearches.add(ayse, 'boya');
    expect(recentSearches.list(ayse)).toEqual(['boya']);
  });

  test.each(['', '{', 'null', '{"owner":"[\\"Ayşe\\"]","value":{"a":1}}', '["vida"]'])(
    '%j in the storage is nothing',
    (stored) => {
      device.set(key, stored);
      expect(recentSearches.list(ayse)).toEqual([]);
    },
  );

  test('refused storage is no obstacle: they last as long as the page', () => {
    vi.stubGlobal('localStorage', undefined);
    recentSearches.add(ayse, 'vida');
    recentSearches.add(ayse, 'boya');
    expect(recentSearches.list(ayse)).toEqual(['boya', 'vida']);
    recentSearches.clear(ayse);
    expect(recentSearches.list(ayse)).toEqual([]);
  });

  test('a full storage that can be read is none either', () => {
    recentSearches.add(ayse, 'vida');
    vi.stubGlobal('localStorage', { ...storage, setItem: refusing });
    recentSearches.add(ayse, 'boya');
    expect(recentSearches.list(ayse)).toEqual(['boya', 'vida']);
    recentSearches.clear(ayse);
    expect(recentSearches.list(ayse)).toEqual([]);
  });
});
