import { expect, test, vi } from 'vitest';
import type { AddOutcome } from './addVerified.ts';
import type { Adding } from './createAdding.ts';
import { lateAdding } from './lateAdding.ts';

const lines = [{ productId: 7, quantity: 2 }];
const outcome: AddOutcome = { lines: [], added: 1, refusals: [], basketId: 1, before: [] };

function codeThatComes() {
  const add = vi.fn<Adding['add']>(() => Promise.resolve({ kind: 'added', outcome }));
  const adding: Adding = {
    add,
    check: () => Promise.resolve({ kind: 'undone' }),
    takeBack: () => Promise.resolve(undefined),
  };
  return { add, adding };
}

test('QORD-08: a press made while the code is on its way is shown, waits for it and is carried out', async () => {
  const { add, adding } = codeThatComes();
  const coming = Promise.withResolvers<Adding>();
  const show = vi.fn();
  const late = lateAdding(show, () => coming.promise);
  const pressed = late.add(lines);
  expect(show.mock.calls).toEqual([[{ kind: 'sending' }]]);
  expect(add).not.toHaveBeenCalled();
  coming.resolve(adding);
  await expect(pressed).resolves.toEqual({ kind: 'added', outcome });
  expect(add).toHaveBeenCalledExactlyOnceWith(lines);
});

test('where the code cannot be had nothing was sent, which is said, and the next press asks again', async () => {
  const { add, adding } = codeThatComes();
  const create = vi
    .fn<() => Promise<Adding>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(adding);
  const show = vi.fn();
  const late = lateAdding(show, create);
  await expect(late.add(lines)).resolves.toBeUndefined();
  expect(show).toHaveBeenLastCalledWith({
    kind: 'refused',
    errors: ['Ürünler sepete eklenemedi. Tekrar deneyin.'],
  });
  await late.add(lines);
  expect(add).toHaveBeenCalledExactlyOnceWith(lines);
});

test('what has come ahead of the press shows for itself what it does', async () => {
  const { adding } = codeThatComes();
  const show = vi.fn();
  const late = lateAdding(show, () => Promise.resolve(adding));
  late.warm();
  await Promise.resolve();
  await Promise.resolve();
  await late.add(lines);
  expect(show).not.toHaveBeenCalled();
});
