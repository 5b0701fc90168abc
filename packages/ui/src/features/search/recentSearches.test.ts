import { describe, expect, test } from 'vitest';
import { createRecentSearches } from './recentSearches.ts';

function storage(before?: string) {
  const kept = new Map<string, string>(before === undefined ? [] : [['vitrin-searches', before]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const refusing = () => {
  throw new DOMException('refused', 'SecurityError');
};

describe('recent searches', () => {
  test('the last is first, each is there once, in whatever letters', () => {
    const device = storage();
    const recent = createRecentSearches(() => device);
    for (const text of ['vida', 'IŞIK', ' matkap ', 'Vida', 'ışık']) recent.add(text);
    expect(recent.list()).toEqual(['ışık', 'Vida', 'matkap']);
    expect(createRecentSearches(() => device).list()).toEqual(['ışık', 'Vida', 'matkap']);
  });

  test('only so many are kept, and nothing empty or endless', () => {
    const recent = createRecentSearches(() => storage());
    expect(recent.list()).toEqual([]);
    const device = storage();
    const many = createRecentSearches(() => device);
    for (let n = 1; n <= 20; n++) many.add(`kod ${n}`);
    many.add('   ');
    many.add('x'.repeat(101));
    expect(many.list()).toHaveLength(8);
    expect(many.list()[0]).toBe('kod 20');
  });

  test('they can be forgotten', () => {
    const device = storage();
    const recent = createRecentSearches(() => device);
    recent.add('vida');
    recent.clear();
    expect(recent.list()).toEqual([]);
    recent.add('boya');
    expect(recent.list()).toEqual(['boya']);
  });

  test.each(['', '{', 'null', '{"a":1}', '[1,null,{"b":2}]'])('%j in the storage is nothing', (stored) => {
    expect(createRecentSearches(() => storage(stored)).list()).toEqual([]);
  });

  test('refused storage is no obstacle: they last as long as the page', () => {
    const recent = createRecentSearches(refusing);
    recent.add('vida');
    recent.add('boya');
    expect(recent.list()).toEqual(['boya', 'vida']);
    recent.clear();
    expect(recent.list()).toEqual([]);
  });

  test('a full storage that can be read is none either', () => {
    const full = { ...storage('["vida"]'), setItem: refusing };
    const recent = createRecentSearches(() => full);
    recent.add('boya');
    expect(recent.list()).toEqual(['boya', 'vida']);
    recent.clear();
    expect(recent.list()).toEqual([]);
  });
});
