import type { Id } from '@vitrin/api-client/read/readId';
import { describe, expect, test } from 'vitest';
import { createBannerMemory } from './bannerMemory.ts';

const item = (id: Id, title = `Duyuru ${id}`) => ({
  id,
  title,
  url: '',
  imageUrl: '',
  text: '',
  actionText: '',
});
const group = { id: 40, title: 'Duyuru', items: [item(1), item(2)] };

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const refusing = () => {
  throw new DOMException('refused', 'SecurityError');
};

describe('HOME-04', () => {
  test('each promotion is shown once in a session', () => {
    const [local, session] = [storage(), storage()];
    const memory = createBannerMemory({ local: () => local, session: () => session });
    expect(memory.next(group)?.id).toBe(1);
    memory.markShown(item(1));
    expect(memory.next(group)?.id).toBe(2);
    memory.markShown(item(2));
    expect(memory.next(group)).toBeUndefined();
    const later = createBannerMemory({ local: () => local, session: storage });
    expect(later.next(group)?.id).toBe(1);
  });

  test('a group that was put away stays away, under the key of the group', () => {
    const local = storage();
    createBannerMemory({ local: () => local, session: storage }).hide(group, item(1));
    expect([...local.kept.keys()]).toEqual(['hide-modal-banner-40']);
    const later = createBannerMemory({ local: () => local, session: storage });
    expect(later.next(group)).toBeUndefined();
    expect(later.next({ ...group, id: 41 })?.id).toBe(1);
  });

  test.each([
    ['its id', item(1), item(2)],
    ['its title', item('', 'Yaz indirimi'), item('', 'Kış indirimi')],
    ['its picture', { ...item('', ''), imageUrl: '/yaz.svg' }, { ...item('', ''), imageUrl: '/kis.svg' }],
  ])('of a bare list only the promotion that was put away stays away, known by %s', (_, first, second) => {
    const local = storage();
    const bare = { id: '', title: '', items: [first, second] };
    const memory = createBannerMemory({ local: () => local, session: storage });
    memory.hide(bare, first);
    expect(memory.next(bare)).toBe(second);
    memory.hide(bare, second);
    expect(memory.next(bare)).toBeUndefined();
    expect(memory.next(group)?.id).toBe(1);
  });

  test('promotions without an id are shown once each', () => {
    const kept = storage();
    const [summer, winter] = [item('', 'Yaz indirimi'), item('', 'Kış indirimi')];
    const memory = createBannerMemory({ local: storage, session: () => kept });
    memory.markShown(summer);
    expect(memory.next({ ...group, items: [summer, winter] })).toBe(winter);
  });

  test('refused storage is no obstacle: it holds as long as the page', () => {
    const memory = createBannerMemory({ local: refusing, session: refusing });
    expect(memory.next(group)?.id).toBe(1);
    memory.markShown(item(1));
    expect(memory.next(group)?.id).toBe(2);
    memory.hide(group, item(2));
    expect(memory.next(group)).toBeUndefined();
  });

  test('a full storage that can be read is none either', () => {
    const full = { getItem: () => null, setItem: refusing, removeItem: refusing };
    const memory = createBannerMemory({ local: () => full, session: () => full });
    memory.markShown(item(1));
    expect(memory.next(group)?.id).toBe(2);
  });

  test('what had to make way was not shown', () => {
    const kept = storage();
    for (const session of [() => kept, refusing]) {
      const memory = createBannerMemory({ local: storage, session });
      memory.markShown(item(1));
      memory.unmarkShown(item(1));
      expect(memory.next(group)?.id).toBe(1);
    }
  });

  test('an empty group has nothing to show', () => {
    const memory = createBannerMemory({ local: storage, session: storage });
    expect(memory.next({ ...group, items: [] })).toBeUndefined();
  });
});
