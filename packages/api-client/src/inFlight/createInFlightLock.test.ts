import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../apiError.ts';
import { createInFlightLock } from './createInFlightLock.ts';
import { mayStillArrive } from './mayStillArrive.ts';
import { leaseLocks, webLocks, type LockRequests } from './nameLocks.ts';
import { createWriteRecords, type RecordChannel } from './writeRecords.ts';

afterEach(() => vi.useRealTimers());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const wait = () => new Promise((resolve) => setTimeout(resolve, 1));
const lost = () => Promise.reject(new ApiError('offline', { isOutcomeUnknown: true }));
const refuse = () => Promise.reject(new ApiError('server', { status: 500 }));

/** What the tabs of one browser share. */
function browser(kind: 'locks' | 'lease' | 'refused' = 'locks') {
  const kept = new Map<string, string>();
  const held = new Set<string>();
  const listeners: ((message: unknown) => void)[] = [];
  const storage = () => {
    if (kind === 'refused') throw new DOMException('denied', 'SecurityError');
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  const manager: LockRequests = {
    request: async (name, _options, work) => {
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({ name });
      } finally {
        held.delete(name);
      }
    },
  };
  const tab = () => {
    let own: ((message: unknown) => void) | undefined;
    const channel: RecordChannel = {
      post: (message) => listeners.filter((other) => other !== own).forEach((other) => other(message)),
      listen: (listener) => listeners.push((own = listener)),
    };
    const locks = kind === 'lease' ? leaseLocks(storage, wait) : webLocks(manager);
    return createInFlightLock(locks, createWriteRecords(storage, channel));
  };
  return { tab, kept, storage };
}

const refOf = (answer: string) => (answer === 'refused' ? undefined : answer);
const ends = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), resolve, reject };
};

describe.each(['locks', 'lease', 'refused'] as const)('FAIL-02 once only, with %s', (kind) => {
  test('a second click and a second tab send nothing while the first is on its way, nor afterwards', async () => {
    const { tab } = browser(kind);
    const [one, two] = [tab(), tab()];
    const { work, resolve } = ends();
    const again = vi.fn(() => Promise.resolve('2'));
    const first = one.send('finish 1', { work, refOf });
    const others = await Promise.all([
      one.send('finish 1', { work: again, refOf }),
      two.send('finish 1', { work: again, refOf }),
    ]);
    expect(others).toEqual([{ kind: 'elsewhere' }, { kind: 'elsewhere' }]);
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
    resolve('7');
    await expect(first).resolves.toEqual({ kind: 'sent', answer: '7' });
    for (const late of [one, two]) {
      await expect(late.send('finish 1', { work: again, refOf })).resolves.toMatchObject({
        kind: 'stopped',
        record: { state: 'done', ref: '7' },
      });
    }
    expect(again).not.toHaveBeenCalled();
  });
});

test('what was refused may be sent again; another mark is another write', async () => {
  const lock = browser().tab();
  const write = (answer: string, mark: string) =>
    lock.send('order', { mark, work: () => Promise.resolve(answer), refOf });
  await expect(write('refused', 'a')).resolves.toMatchObject({ kind: 'sent' });
  expect(lock.get('order')).toBeUndefined();
  await expect(write('1', 'a')).resolves.toMatchObject({ kind: 'sent' });
  await expect(write('2', 'a')).resolves.toMatchObject({ kind: 'stopped' });
  await expect(write('2', 'b')).resolves.toMatchObject({ kind: 'sent' });
  // A refusal leaves standing what was done before it.
  await expect(write('refused', 'c')).resolves.toMatchObject({ kind: 'sent' });
  expect(lock.get('order')).toMatchObject({ state: 'done', mark: 'b', ref: '2' });
});

test('an answer that never came stands in the way until the state was read back', async () => {
  const { tab } = browser();
  const lock = tab();
  await expect(lock.send('finish 1', { work: lost, refOf })).rejects.toThrow(ApiError);
  const reloaded = tab();
  const work = vi.fn(() => Promise.resolve('1'));
  await expect(reloaded.send('finish 1', { mark: 'x', work, refOf })).resolves.toMatchObject({
    kind: 'stopped',
    record: { state: 'unknown' },
  });
  await expect(reloaded.check('finish 1', () => Promise.resolve(undefined))).resolves.toMatchObject({
    state: 'unknown',
  });
  await expect(reloaded.check('finish 1', () => Promise.resolve(null))).resolves.toBeUndefined();
  await expect(reloaded.send('finish 1', { work, refOf })).resolves.toMatchObject({ kind: 'sent' });
});

test('a page that went away in the middle leaves its write open', async () => {
  const { tab, kept } = browser('lease');
  void tab().send('finish 1', { work: () => new Promise<string>(() => {}), refOf });
  await vi.waitFor(() => expect([...kept.values()].join(' ')).toContain('sending'));
  kept.delete('once-lease finish 1');
  await expect(tab().send('finish 1', { work: () => Promise.resolve('1'), refOf })).resolves.toMatchObject({
    kind: 'stopped',
    record: { state: 'sending' },
  });
});

test('the time in which a write may still arrive begins when its end becomes unknown, not when it was sent', async () => {
  vi.useFakeTimers();
  const lock = browser().tab();
  const { work, reject } = ends();
  const sent = lock.send('pay', { work, refOf });
  const failure = sent.catch((error: unknown) => error);
  const minute = 60_000;
  // As long as somebody may stay at a bank.
  await vi.advanceTimersByTimeAsync(10 * minute);
  reject(new ApiError('timeout', { isOutcomeUnknown: true }));
  await expect(failure).resolves.toBeInstanceOf(ApiError);
  const left = async () => {
    let result: boolean | undefined;
    await lock.check('pay', async (record) => {
      result = mayStillArrive(record, 2 * minute);
      return undefined;
    });
    return result;
  };
  await expect(left()).resolves.toBe(true);
  vi.advanceTimersByTime(2 * minute - 1);
  await expect(left()).resolves.toBe(true);
  vi.advanceTimersByTime(1);
  await expect(left()).resolves.toBe(false);
  expect(lock.get('pay')?.at).toBe(Date.now() - 12 * minute);
});

test('of a write whose page went away it begins when that is found', async () => {
  vi.useFakeTimers();
  const { tab, kept } = browser();
  const sending = { state: 'sending', at: Date.now(), mark: '', ref: '' };
  kept.set('once pay', JSON.stringify(sending));
  vi.advanceTimersByTime(600_000);
  const lock = tab();
  const left: boolean[] = [];
  const look = () =>
    lock.check('pay', async (record) => {
      left.push(mayStillArrive(record, 60_000));
      return undefined;
    });
  await expect(look()).resolves.toEqual({ ...sending, state: 'unknown', openSince: Date.now() });
  vi.advanceTimersByTime(59_999);
  await look();
  vi.advanceTimersByTime(1);
  await look();
  expect(left).toEqual([true, true, false]);
});

test('without locks, a lease lasts as long as its work, and ends soon after its tab', async () => {
  vi.useFakeTimers();
  const { storage, kept } = browser();
  const tab = () => leaseLocks(storage, pause);
  const hold = async (work: () => Promise<string>) => {
    const held = tab().tryHold('pay', work);
    await vi.advanceTimersByTimeAsync(50);
    return held;
  };
  const { work, resolve } = ends();
  const first = hold(work);
  await vi.advanceTimersByTimeAsync(600_000);
  await expect(hold(() => Promise.resolve('2'))).resolves.toBeUndefined();
  resolve('1');
  await expect(first).resolves.toEqual({ value: '1' });
  await expect(hold(() => Promise.resolve('2'))).resolves.toEqual({ value: '2' });

  kept.set('once-lease pay', `${Date.now() + 90_000} of a tab that went away`);
  await expect(hold(() => Promise.resolve('3'))).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(90_000);
  await expect(hold(() => Promise.resolve('3'))).resolves.toEqual({ value: '3' });
});

test('a refused request is no reason to stop, and another build’s records are none', async () => {
  const { tab, kept } = browser();
  const lock = tab();
  await expect(lock.send('finish 1', { work: refuse, refOf })).rejects.toThrow(ApiError);
  expect(lock.get('finish 1')).toBeUndefined();
  kept.set('once finish 1', '{"state":"paid"}');
  expect(lock.get('finish 1')).toBeUndefined();
});

test('every tab hears what became of a write', async () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  const heard = vi.fn();
  const stop = two.subscribe(heard);
  await one.send('finish 1', { work: () => Promise.resolve('1'), refOf });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

test('a tab whose storage learns of a write after the word of it tells it then', async () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const hear: ((message: unknown) => void)[] = [];
  const store: (() => void)[] = [];
  const records = createWriteRecords(
    storage,
    { post: () => {}, listen: (listener) => hear.push(listener) },
    (listener) => store.push(listener),
  );
  const told: unknown[] = [];
  records.subscribe(() => told.push(records.get('finish 1')?.state));
  const sending = { state: 'sending', at: 1, mark: '', ref: '' };
  const done = { ...sending, state: 'done', ref: '7' };
  kept.set('once finish 1', JSON.stringify(sending));
  hear.forEach((listener) => listener({ key: 'finish 1', record: done }));
  kept.set('once finish 1', JSON.stringify(done));
  store.forEach((listener) => listener());
  expect(told.at(-1)).toBe('done');
});
