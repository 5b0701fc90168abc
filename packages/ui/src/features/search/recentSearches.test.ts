import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRecentSearches } from './recentSearches.ts';

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
    const recent = createRecentSearches();
    for (const text of ['vida', 'IŞIK', ' matkap ', 'Vida', 'ışık']) recent.add(ayse, text);
    expect(recent.list(ayse)).toEqual(['ışık', 'Vida', 'matkap']);
    expect(createRecentSearches().list(ayse)).toEqual(['ışık', 'Vida', 'matkap']);
  });

  test('USE-14 nobody else sees them', () => {
    createRecentSearches().add(ayse, 'vida');
    expect(createRecentSearches().list('["Fatma"]')).toEqual([]);
  });

  test('only so many are kept, and nothing empty or endless', () => {
    const recent = createRecentSearches();
    expect(recent.list(ayse)).toEqual([]);
    for (let n = 1; n <= 20; n++) recent.add(ayse, `kod ${n}`);
    recent.add(ayse, '   ');
    recent.add(ayse, 'x'.repeat(101));
    expect(recent.list(ayse)).toHaveLength(8);
    expect(recent.list(ayse)[0]).toBe('kod 20');
  });

  test('they can be forgotten', () => {
    const recent = createRecentSearches();
    recent.add(ayse, 'vida');
    recent.clear(ayse);
    expect(recent.list(ayse)).toEqual([]);
    recent.add(ayse, 'boya');
    expect(recent.list(ayse)).toEqual(['boya']);
  });

  test.each(['', '{', 'null', '{"owner":"[\\"Ayşe\\"]","value":{"a":1}}', '["vida"]'])(
    '%j in the storage is nothing',
    (stored) => {
      device.set(key, stored);
      expect(createRecentSearches().list(ayse)).toEqual([]);
    },
  );

  test('refused storage is no obstacle: they last as long as the page', () => {
    vi.stubGlobal('localStorage', undefined);
    const recent = createRecentSearches();
    recent.add(ayse, 'vida');
    recent.add(ayse, 'boya');
    expect(recent.list(ayse)).toEqual(['boya', 'vida']);
    recent.clear(ayse);
    expect(recent.list(ayse)).toEqual([]);
  });

  test('a full storage that can be read is none either', () => {
    createRecentSearches().add(ayse, 'vida');
    vi.stubGlobal('localStorage', { ...storage, setItem: refusing });
    const recent = createRecentSearches();
    recent.add(ayse, 'boya');
    expect(recent.list(ayse)).toEqual(['boya', 'vida']);
    recent.clear(ayse);
    expect(recent.list(ayse)).toEqual([]);
  });
});
