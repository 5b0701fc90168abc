import { readApplication } from '@vitrin/api-client/application/application';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recallVisit, rememberVisit } from './visit.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const settings = {
  'stok.default.sort.field': 'Fiyat',
  'stok.default.sort.order': 'ASC',
  'stok.listele.stoktakiler': 'True',
};

test('the next visit knows who was there and how the shop sorts its lists', () => {
  rememberVisit(readApplication({ settings, isAuth: true, cariUser: 'Ayşe' }));
  expect(recallVisit()).toEqual({
    isMember: true,
    person: expect.any(String) as string,
    field: 'Fiyat',
    order: 'ASC',
    inStock: true,
  });
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['what an older version kept', '{"isMember":true,"field":"id","order":"","inStock":false}'],
])('%s is no visit', (_what, text) => {
  if (text !== undefined) kept.set('vitrin-visit', text);
  expect(recallVisit()).toBeUndefined();
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};
test('a device that refuses to keep or to tell has no visit at the next one', async () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberVisit(readApplication({ settings, isAuth: true }));
  vi.resetModules();
  const next = await import('./visit.ts');
  expect(next.recallVisit()).toBeUndefined();
});
