import { keepAll } from '@vitrin/api-client/lostWork';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSelections, selectionOf } from './selections.ts';

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
  keepAll();
  expect(texts('guest')).not.toEqual(typed);
  // The refusal of a call that was under way meanwhile comes second.
  keepAll();
  expect(texts(merve)).toEqual(typed);
});

test('what one member typed is nobody else’s', () => {
  selectionOf(merve, 'all').set(5, '12');
  const typed = texts(merve);
  keepAll();
  expect(texts(JSON.stringify(['Ahmet', '']))).not.toEqual(typed);
  expect(texts(merve)).not.toEqual(typed);
});
