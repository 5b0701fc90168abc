import type { Id } from '@vitrin/api-client/read/readId';
import { BrowserStorage } from '@vitrin/api-client/stored/browserStorage.fixture';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const item = (id: Id, title = `Duyuru ${id}`) => ({
  id,
  title,
  url: '',
  imageUrl: '',
  text: '',
  actionText: '',
});
const group = { id: 40, title: 'Duyuru', items: [item(1), item(2)] };

const refusing = () => {
  throw new DOMException('refused', 'SecurityError');
};

let [local, session] = [new BrowserStorage(), new BrowserStorage()];
const beginSession = () => vi.stubGlobal('sessionStorage', (session = new BrowserStorage()));
beforeEach(() => {
  vi.stubGlobal('localStorage', (local = new BrowserStorage()));
  beginSession();
});
afterEach(() => {
  // What a browser has refused would else be known in the next test.
  vi.resetModules();
  vi.unstubAllGlobals();
});
const open = async () => (await import('./bannerMemory.ts')).bannerMemory;

describe('HOME-04', () => {
  test('each promotion is shown once in a session', async () => {
    const memory = await open();
    expect(memory.next(group)?.id).toBe(1);
    memory.markShown(item(1));
    expect(memory.next(group)?.id).toBe(2);
    memory.markShown(item(2));
    expect(memory.next(group)).toBeUndefined();
    beginSession();
    expect(memory.next(group)?.id).toBe(1);
  });

  test('a group that was put away stays away, under the key of the group', async () => {
    const memory = await open();
    memory.hide(group, item(1));
    expect(Object.entries(local)).toEqual([['hide-modal-banner-40', 'true']]);
    beginSession();
    expect(memory.next(group)).toBeUndefined();
    expect(memory.next({ ...group, id: 41 })?.id).toBe(1);
  });

  test.each([
    ['its id', item(1), item(2)],
    ['its title', item('', 'Yaz indirimi'), item('', 'Kış indirimi')],
    ['its picture', { ...item('', ''), imageUrl: '/yaz.svg' }, { ...item('', ''), imageUrl: '/kis.svg' }],
  ])(
    'of a bare list only the promotion that was put away stays away, known by %s',
    async (_, first, second) => {
      const bare = { id: '', title: '', items: [first, second] };
      const memory = await open();
      memory.hide(bare, first);
      expect(memory.next(bare)).toBe(second);
      memory.hide(bare, second);
      expect(memory.next(bare)).toBeUndefined();
      expect(memory.next(group)?.id).toBe(1);
    },
  );

  test('promotions without an id are shown once each', async () => {
    const [summer, winter] = [item('', 'Yaz indirimi'), item('', 'Kış indirimi')];
    const memory = await open();
    memory.markShown(summer);
    expect(memory.next({ ...group, items: [summer, winter] })).toBe(winter);
  });

  test('refused storage is no obstacle: it holds as long as the page', async () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    const memory = await open();
    expect(memory.next(group)?.id).toBe(1);
    memory.markShown(item(1));
    expect(memory.next(group)?.id).toBe(2);
    memory.hide(group, item(2));
    expect(memory.next(group)).toBeUndefined();
  });

  test('a full storage that can be read is none either', async () => {
    for (const storage of [local, session]) storage.setItem = refusing;
    const memory = await open();
    memory.markShown(item(1));
    expect(memory.next(group)?.id).toBe(2);
  });

  test.each(['kept', 'refused'])('what had to make way was not shown, where storage is %s', async (state) => {
    if (state === 'refused') vi.stubGlobal('sessionStorage', undefined);
    const memory = await open();
    memory.markShown(item(1));
    memory.unmarkShown(item(1));
    expect(memory.next(group)?.id).toBe(1);
  });

  test('an empty group has nothing to show', async () => {
    expect((await open()).next({ ...group, items: [] })).toBeUndefined();
  });
});
