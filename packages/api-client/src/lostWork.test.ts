import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionLoss } from './client.ts';
import { dropKept, keepThroughLoss, lookBack, takeBack } from './lostWork.ts';

const entries = new Map<string, string>();
const listeners = new Set<(loss: SessionLoss) => void>();
const api = {
  onSessionLost: (listener: (loss: SessionLoss) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
const lose = () => listeners.forEach((listener) => listener('sessionLost'));

beforeEach(() => {
  entries.clear();
  listeners.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('APP-11 what was typed comes back once, after a session that was lost', () => {
  keepThroughLoss('list', () => ({ owner: 'Merve', value: { 5: '12' } }), api);
  expect(takeBack('list', 'Merve')).toBeUndefined();
  lose();
  expect(takeBack('list', 'Merve')).toEqual({ 5: '12' });
  expect(takeBack('list', 'Merve')).toBeUndefined();
});

test('who only looks leaves it for the next look, until it is dropped', () => {
  keepThroughLoss('list', () => ({ owner: 'Merve', value: 1 }), api);
  lose();
  expect(lookBack('list', 'Merve')).toBe(1);
  expect(lookBack('list', 'Merve')).toBe(1);
  expect(lookBack('list', 'Ahmet')).toBeUndefined();
  dropKept('list');
  expect(lookBack('list', 'Merve')).toBeUndefined();
});

test('nobody else gets it, and then it is gone', () => {
  keepThroughLoss('list', () => ({ owner: 'Merve', value: 1 }), api);
  lose();
  expect(takeBack('list', 'Ahmet')).toBeUndefined();
  expect(takeBack('list', 'Merve')).toBeUndefined();
});

test('nothing is kept by a screen that was left, or that has nothing', () => {
  keepThroughLoss('left', () => ({ owner: 'Merve', value: 1 }), api)();
  keepThroughLoss('empty', () => undefined, api);
  lose();
  expect(entries.size).toBe(0);
});

test('FAIL-04 storage refused or corrupt: nothing comes back, nothing breaks', () => {
  entries.set('vitrin-kept-list', '{"owner');
  expect(takeBack('list', 'Merve')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  keepThroughLoss('list', () => ({ owner: 'Merve', value: 1 }), api);
  expect(lose).not.toThrow();
  expect(takeBack('list', 'Merve')).toBeUndefined();
});
