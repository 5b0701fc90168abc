import { expect, test } from 'vitest';
import { createDelegationMemory } from './delegationMemory.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a company is remembered until nobody is acted for, one without a name too', () => {
  const local = storage();
  const memory = createDelegationMemory(() => local);
  expect(memory.read()).toBeUndefined();
  memory.write('Karadağ Yapı Market');
  expect(createDelegationMemory(() => local).read()).toBe('Karadağ Yapı Market');
  memory.write('');
  expect(memory.read()).toBe('');
  memory.write(undefined);
  expect(memory.read()).toBeUndefined();
  expect(local.kept.size).toBe(0);
});

test('FAIL-04 a storage that refuses remembers nothing and breaks nothing', () => {
  const memory = createDelegationMemory(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  memory.write('Karadağ Yapı Market');
  expect(memory.read()).toBeUndefined();
});
