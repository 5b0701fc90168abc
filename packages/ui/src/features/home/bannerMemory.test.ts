import { describe, expect, test } from 'vitest';
import { createBannerMemory } from './bannerMemory.ts';

const item = (id: number) => ({ id, url: '', imageUrl: '', title: `Duyuru ${id}`, text: '', actionText: '' });
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
    createBannerMemory({ local: () => local, session: storage }).hide(group);
    expect([...local.kept.keys()]).toEqual(['hide-modal-banner-40']);
    const later = createBannerMemory({ local: () => local, session: storage });
    expect(later.next(group)).toBeUndefined();
    expect(later.next({ ...group, id: 41 })?.id).toBe(1);
  });

  test('refused storage is no obstacle: it holds as long as the page', () => {
    const memory = createBannerMemory({ local: refusing, session: refusing });
    expect(memory.next(group)?.id).toBe(1);
    memory.markShown(item(1));
    expect(memory.next(group)?.id).toBe(2);
    memory.hide(group);
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
