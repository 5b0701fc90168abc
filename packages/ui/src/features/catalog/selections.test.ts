import { keepDrafts } from '@vitrin/api-client/drafts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetSelections,
  noteUnderWay,
  selectionOf,
  singleQuantities,
  subscribeWaiting,
  waitingLists,
} from './selections.ts';

const entries = new Map<string, string>();
const merve = JSON.stringify(['Merve Kaya', '']);
const texts = (identity: string) => selectionOf(identity, 'all').texts();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});
afterEach(() => {
  forgetSelections();
  vi.unstubAllGlobals();
});

test('APP-11 a session found to be over leaves nothing of what was typed to the guest, and all of it to who comes back', () => {
  selectionOf(merve, 'all').set(5, '12', 'Matkap');
  const typed = texts(merve);
  keepDrafts();
  expect(texts('guest')).not.toEqual(typed);
  // The refusal of a call that was under way meanwhile comes second.
  keepDrafts();
  expect(texts(merve)).toEqual(typed);
});

test('what one member typed is nobody else’s', () => {
  selectionOf(merve, 'all').set(5, '12');
  const typed = texts(merve);
  keepDrafts();
  expect(texts(JSON.stringify(['Ahmet', '']))).not.toEqual(typed);
  expect(texts(merve)).not.toEqual(typed);
});

/** The same tab, its page loaded afresh. */
async function loadAfresh() {
  vi.resetModules();
  const drafts = await import('@vitrin/api-client/drafts');
  const notices = await import('../../primitives/Toast/toasts.ts');
  return { ...(await import('./selections.ts')), ...drafts, ...notices };
}

test('FAIL-02 a page without a list, loaded afresh, leaves what was typed for the list', async () => {
  selectionOf(merve, 'all').set(5, '12', 'Matkap');
  const typed = texts(merve);
  keepDrafts();
  const basket = await loadAfresh();
  basket.keepDrafts();
  const list = await loadAfresh();
  expect(list.selectionOf(merve, 'all').texts()).toEqual(typed);
  expect(list.toasts.get()).toEqual([]);
});

test('FAIL-02 what was added is not there again where the page is loaded afresh', async () => {
  const selection = selectionOf(merve, 'all');
  selection.set(5, '12');
  keepDrafts();
  expect(await noteUnderWay(selection, Promise.resolve(true))).toBe(true);
  selection.remove(selection.lines());
  keepDrafts();
  const list = await loadAfresh();
  expect(list.selectionOf(merve, 'all').texts()).toEqual([]);
});

test('FAIL-02 a page loaded afresh before the shop has said whether it was added says that nobody knows', async () => {
  const selection = selectionOf(merve, 'all');
  selection.set(5, '12');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const adding = noteUnderWay(selection, promise);
  keepDrafts();
  resolve(false);
  await adding;
  const list = await loadAfresh();
  expect(list.selectionOf(merve, 'all').lines()).toEqual([{ productId: 5, quantity: 12 }]);
  await Promise.resolve();
  expect(list.toasts.get().map(({ title }) => title)).toEqual([
    'Ürünlerin sepete eklenip eklenmediği öğrenilemedi.',
  ]);
});

test('USE-08 quantities typed in a list are not forgotten in another: how many wait where is known', () => {
  const heard = vi.fn();
  const stop = subscribeWaiting(heard);
  selectionOf(merve, 'all', 'Tüm Ürünler').set(5, '12');
  selectionOf(merve, 'brand', 'Bosch').set(5, '3');
  selectionOf(merve, 'brand').set(6, '2,5');
  singleQuantities(merve).set(7, '4');
  expect(heard).toHaveBeenCalled();
  const waiting = [
    { list: 'all', title: 'Tüm Ürünler', count: 1 },
    { list: 'brand', title: 'Bosch', count: 1 },
  ];
  expect(waitingLists(merve)).toEqual(waiting);
  // The same answer while nothing of it has changed: who shows it is not rendered for every key.
  const before = waitingLists(merve);
  selectionOf(merve, 'all').set(5, '120');
  expect(waitingLists(merve)).toBe(before);
  expect(waitingLists(JSON.stringify(['Ahmet', '']))).toEqual([]);
  stop();
});

test('USE-08 a page loaded afresh knows what waits before any list is shown, and what was typed into a card', async () => {
  selectionOf(merve, 'all', 'Tüm Ürünler').set(5, '12');
  singleQuantities(merve).set(7, '4');
  keepDrafts();
  const basket = await loadAfresh();
  expect(basket.waitingLists(merve)).toEqual([{ list: 'all', title: 'Tüm Ürünler', count: 1 }]);
  expect(basket.singleQuantities(merve).get(7)?.text).toBe('4');
});
