import type { LineChange } from '@vitrin/api-client/basket/changeLines';
import { array, assert, asyncProperty, boolean, integer, record } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLineQueue } from './createLineQueue.ts';
import type { LineQueueOptions, QueuedLine } from './LineQueue.ts';

const line = (rowId: number, quantity = 1): QueuedLine => ({
  basketId: 1,
  rowId,
  productId: 10 + rowId,
  quantity,
});
const ok = () => Promise.resolve();
const refuse = () => Promise.reject(new Error('refused'));
const flow = () => vi.advanceTimersByTimeAsync(0);
const microtasks = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

const queueWith = (options: Partial<LineQueueOptions> = {}) => {
  const update = vi.fn<LineQueueOptions['update']>(ok);
  const remove = vi.fn<LineQueueOptions['remove']>(ok);
  const onSettled = vi.fn<() => void>();
  const queue = createLineQueue({ update, remove, onSettled, pause: 250, ...options });
  return { queue, update, remove, onSettled };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('BSKT-02 quantities of basket rows', () => {
  test('what is typed shows at once and is sent when the typing rests', async () => {
    const { queue, update, onSettled } = queueWith();
    queue.set(line(1), 1);
    queue.set(line(1), 14);
    queue.set(line(1), 144);
    expect(queue.get(1)).toMatchObject({ quantity: 144, isSaving: true });
    expect(update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(250);
    expect(update.mock.calls).toEqual([[{ basketId: 1, rowId: 1, productId: 11, quantity: 144 }]]);
    expect(queue.get(1)).toMatchObject({ quantity: 144, isSaving: false });
    expect(onSettled).toHaveBeenCalledOnce();
  });

  test('leaving the field sends at once; what came back to its old value is not sent', async () => {
    const { queue, update } = queueWith();
    queue.set(line(1), 5);
    queue.set(line(1), 1);
    expect(queue.get(1)).toMatchObject({ quantity: undefined, isSaving: false });
    queue.set(line(2), 7);
    queue.flush(2);
    await flow();
    expect(update.mock.calls.map(([change]) => change.rowId)).toEqual([2]);
  });

  test('what turns into no quantity while it is typed is not sent', async () => {
    const { queue, update } = queueWith();
    queue.set(line(1, 6), 25);
    queue.hold(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(update).not.toHaveBeenCalled();
    expect(queue.get(1)).toMatchObject({ quantity: undefined, isSaving: false });
  });

  test('one request per row in flight, the last value wins', async () => {
    const ends: (() => void)[] = [];
    const { queue } = queueWith({ update: () => new Promise<void>((end) => ends.push(end)), pause: 0 });
    for (const quantity of [2, 3, 4]) {
      queue.set(line(1), quantity);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await flow();
    expect(ends).toHaveLength(2);
    expect(queue.get(1)).toMatchObject({ quantity: 4, isSaving: true });
  });

  test('a refused value rolls back to the last one the server took', async () => {
    const answers = [ok, refuse];
    const { queue } = queueWith({ update: () => (answers.shift() ?? ok)(), pause: 0 });
    queue.set(line(1), 2);
    await vi.advanceTimersByTimeAsync(1);
    queue.set(line(1), 500);
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.get(1)).toMatchObject({ quantity: 2, failure: { attempt: 'change' } });
    queue.sync([line(1, 2)], Date.now());
    expect(queue.get(1)).toMatchObject({ quantity: undefined, failure: { attempt: 'change' } });
    queue.clearFailures();
    expect(queue.get(1).failure).toBeUndefined();
  });

  test('a basket read meanwhile does not take back what is on its way', async () => {
    const { queue } = queueWith();
    queue.set(line(1), 9);
    queue.sync([line(1)], Date.now());
    expect(queue.get(1).quantity).toBe(9);
    await vi.advanceTimersByTimeAsync(250);
    queue.sync([line(1, 9)], Date.now());
    expect(queue.get(1)).toMatchObject({ quantity: undefined, failure: undefined });
  });

  test('a row tells its own listeners only', () => {
    const { queue } = queueWith();
    const [own, other] = [vi.fn(), vi.fn()];
    queue.subscribe(1, own);
    const stop = queue.subscribe(2, other);
    queue.set(line(1), 3);
    expect(own).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    stop();
  });

  test('an order can wait until nothing is on its way', async () => {
    const { queue, update } = queueWith();
    queue.set(line(1), 3);
    const idle = vi.fn<() => void>();
    void queue.whenIdle().then(idle);
    await flow();
    expect(idle).not.toHaveBeenCalled();
    queue.flush();
    await flow();
    expect(update).toHaveBeenCalledOnce();
    expect(idle).toHaveBeenCalledOnce();
  });

  test('nothing typed for one identity is sent after it changed', async () => {
    const { queue, update } = queueWith();
    queue.set(line(1), 3);
    queue.discard();
    await vi.advanceTimersByTimeAsync(1000);
    expect(update).not.toHaveBeenCalled();
  });

  test('nor what waited behind a request that was on its way', async () => {
    const ends: (() => void)[] = [];
    const { queue } = queueWith({ update: () => new Promise<void>((end) => ends.push(end)) });
    for (const quantity of [6, 7]) {
      queue.set(line(1), quantity);
      queue.flush();
    }
    queue.discard();
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ends).toHaveLength(1);
  });

  test('typed to and fro while the basket is read, a row is what the basket says', async () => {
    const { queue, update } = queueWith();
    queue.set(line(1, 5), 6);
    queue.flush();
    await flow();
    queue.set(line(1, 5), 7);
    queue.sync([line(1, 6)], Date.now());
    queue.set(line(1, 6), 6);
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.get(1)).toMatchObject({ quantity: undefined, isSaving: false });
    expect(update).toHaveBeenCalledOnce();
  });

  test('where the shop took less meanwhile, it is asked again and said what it took', async () => {
    const { queue, update } = queueWith();
    queue.set(line(1, 5), 6);
    queue.flush();
    await flow();
    queue.set(line(1, 5), 7);
    queue.sync([line(1, 4)], Date.now());
    queue.set(line(1, 4), 6);
    await vi.advanceTimersByTimeAsync(1000);
    expect(update).toHaveBeenCalledTimes(2);
    queue.sync([line(1, 4)], Date.now());
    expect(queue.get(1)).toMatchObject({ quantity: undefined, failure: { asked: 6, saved: 4 } });
  });

  test('typed to and fro while it is sent, nothing is sent again', async () => {
    const ends: (() => void)[] = [];
    const { queue } = queueWith({ update: () => new Promise<void>((end) => ends.push(end)) });
    queue.set(line(1, 5), 6);
    queue.flush();
    queue.set(line(1, 5), 7);
    queue.set(line(1, 5), 6);
    ends[0]?.();
    await flow();
    queue.sync([line(1, 6)], Date.now());
    await vi.advanceTimersByTimeAsync(1000);
    expect(ends).toHaveLength(1);
    expect(queue.get(1)).toMatchObject({ quantity: undefined, isSaving: false });
  });

  test('what is no quantity is known until it is corrected', () => {
    const { queue } = queueWith();
    queue.markInvalid(4, true);
    expect(queue.firstInvalid()).toBe(4);
    queue.markInvalid(4, false);
    expect(queue.firstInvalid()).toBeUndefined();
  });
});

describe('BSKT-03 removing rows', () => {
  test('a removal waits for the change on its way and is sent once', async () => {
    const ends: (() => void)[] = [];
    const { queue, remove } = queueWith({
      update: () => new Promise<void>((end) => ends.push(end)),
      pause: 0,
    });
    queue.set(line(1), 5);
    await vi.advanceTimersByTimeAsync(1);
    const first = queue.remove(line(1));
    const second = queue.remove(line(1));
    queue.set(line(1), 6);
    expect(remove).not.toHaveBeenCalled();
    ends[0]?.();
    await expect(Promise.all([first, second])).resolves.toEqual([true, false]);
    expect(remove).toHaveBeenCalledOnce();
    expect(queue.get(1).isRemoved).toBe(true);
  });

  test('a removal that failed leaves the row, says so and can be tried again', async () => {
    const answers = [refuse, ok];
    const { queue } = queueWith({ remove: () => (answers.shift() ?? ok)() });
    await expect(queue.remove(line(1))).resolves.toBe(false);
    expect(queue.get(1)).toMatchObject({
      isRemoved: false,
      isRemoving: false,
      failure: { attempt: 'remove' },
    });
    await expect(queue.remove(line(1))).resolves.toBe(true);
    expect(queue.get(1).failure).toBeUndefined();
  });
});

test('USE-04 what was added otherwise than asked is said at its row until it is changed', () => {
  const { queue } = queueWith();
  queue.noteAdded(line(1, 12), 5, 12);
  queue.sync([line(1, 12)], Date.now());
  expect(queue.get(1)).toMatchObject({ isSaving: false, failure: { attempt: 'added', asked: 5, saved: 12 } });
  queue.set(line(1, 12), 24);
  expect(queue.get(1).failure).toBeUndefined();
});

describe('FAIL-02 what was taken without a word and not done has failed', () => {
  test('a quantity that is still the old one', async () => {
    const { queue } = queueWith({ pause: 0 });
    queue.set(line(1), 9);
    await vi.advanceTimersByTimeAsync(1);
    // What was read before the answer came knows nothing of it.
    queue.sync([line(1)], Date.now() - 100);
    expect(queue.get(1).failure).toBeUndefined();
    queue.set(line(1), 8);
    await vi.advanceTimersByTimeAsync(1);
    queue.sync([line(1)], Date.now());
    expect(queue.get(1)).toMatchObject({ quantity: undefined, failure: { asked: 8, saved: 1 } });
  });

  test('USE-04 a quantity the shop made another one of, such as a whole box: told once, with both numbers', async () => {
    const onAltered = vi.fn();
    const { queue } = queueWith({ pause: 0, onAltered });
    queue.set(line(1), 9);
    await vi.advanceTimersByTimeAsync(1);
    queue.sync([line(1, 12)], Date.now());
    queue.sync([line(1, 12)], Date.now());
    const failure = { attempt: 'altered', asked: 9, saved: 12 };
    expect(queue.get(1)).toMatchObject({ quantity: undefined, failure });
    expect(onAltered).toHaveBeenCalledOnce();
    // What is typed since speaks for itself.
    queue.set(line(1, 12), 24);
    expect(queue.get(1).failure).toBeUndefined();
  });

  test('a quantity that was taken without an answer has not', async () => {
    const { queue } = queueWith({ update: refuse, pause: 0 });
    queue.set(line(1), 9);
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.get(1)).toMatchObject({ failure: { attempt: 'change' } });
    queue.sync([line(1)], Date.now());
    expect(queue.get(1)).toMatchObject({ failure: { attempt: 'change' } });
    queue.sync([line(1, 9)], Date.now());
    expect(queue.get(1)).toMatchObject({ quantity: undefined, failure: undefined });
  });

  test('a row that is still there', async () => {
    const { queue } = queueWith();
    await queue.remove(line(1));
    expect(queue.get(1).isRemoved).toBe(true);
    queue.sync([line(1)], Date.now());
    expect(queue.get(1)).toMatchObject({ isRemoved: false, failure: { attempt: 'remove' } });
  });
});

test('BSKT-02 whatever the order of answers, a row ends at what the server has', async () => {
  vi.useRealTimers();
  const step = record({
    row: integer({ min: 1, max: 3 }),
    quantity: integer({ min: 1, max: 9 }),
    /** Which of the requests in flight is answered after typing; none for a large number. */
    answers: integer({ min: 0, max: 5 }),
    isTaken: boolean(),
  });
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const server = new Map<number, number>([1, 2, 3].map((row) => [row, 1]));
      const flying: { change: LineChange; end: (isTaken: boolean) => void }[] = [];
      const lastTyped = new Map<number, number>();
      const lastAnswer = new Map<number, boolean>();
      const queue = createLineQueue({
        update: (change) =>
          new Promise<void>((resolve, reject) => {
            expect(flying.filter((other) => other.change.rowId === change.rowId)).toEqual([]);
            flying.push({
              change,
              end: (isTaken) => {
                lastAnswer.set(Number(change.rowId), isTaken);
                if (!isTaken) return reject(new Error('refused'));
                server.set(Number(change.rowId), change.quantity);
                resolve();
              },
            });
          }),
        remove: ok,
        onSettled: () => {},
        pause: 0,
      });
      const answer = async (index: number, isTaken: boolean) => {
        flying.splice(index, 1)[0]?.end(isTaken);
        await microtasks();
      };
      for (const { row, quantity, answers, isTaken } of steps) {
        queue.set(line(row), quantity);
        lastTyped.set(row, quantity);
        queue.flush(row);
        expect(queue.get(row).quantity ?? 1).toBe(quantity);
        if (answers < flying.length) await answer(answers, isTaken);
      }
      while (flying.length > 0) await answer(flying.length - 1, true);
      for (const [row, typed] of lastTyped) {
        expect(queue.get(row)).toMatchObject({ isSaving: false });
        expect(queue.get(row).quantity ?? 1).toBe(server.get(row));
        // Where the last answer was a refusal, the value before it stands.
        expect(lastAnswer.get(row) === false || server.get(row) === typed).toBe(true);
      }
    }),
  );
});
