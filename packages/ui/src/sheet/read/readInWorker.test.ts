import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileLimit } from './fileLimit.ts';
import { readInWorker } from './readInWorker.ts';
import type { WorkerMessage } from './tableFile.worker.ts';

const request = { file: new File(['AM-01;5'], 'liste.csv'), rowLimit: 5000 };
let workers: Reader[] = [];

/** Stands where the reader would: says what a test lets it say. */
class Reader extends EventTarget {
  isEnded = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage = () => undefined;
  terminate() {
    this.isEnded = true;
  }
  say(data: WorkerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', Reader);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = (signal = new AbortController().signal) => {
  const reading = readInWorker(request, signal);
  const worker = workers.at(-1);
  if (!worker) throw new Error('No reader was started');
  return { reading, worker };
};
const refusal = (problem: string) => ({ kind: 'refused', problem });

describe('QORD-05 whatever the reader does, there is an answer', () => {
  test('it reads', async () => {
    const { reading, worker } = begin();
    worker.say({ kind: 'begun' });
    worker.say({ kind: 'read', as: 'workbook', sheets: [] });
    expect(await reading).toEqual({ kind: 'read', as: 'workbook', sheets: [] });
    expect(worker.isEnded).toBe(true);
  });

  test('it cannot be had, or breaks later', async () => {
    const { reading, worker } = begin();
    worker.dispatchEvent(new Event('error'));
    expect(await reading).toEqual(refusal('notLoaded'));

    const other = begin();
    other.worker.say({ kind: 'begun' });
    other.worker.dispatchEvent(new Event('error'));
    expect(await other.reading).toEqual(refusal('broken'));
    expect(other.worker.isEnded).toBe(true);

    const third = begin();
    third.worker.dispatchEvent(new Event('messageerror'));
    expect(await third.reading).toEqual(refusal('broken'));
  });

  test('no reader can be started', async () => {
    vi.stubGlobal('Worker', function none() {
      throw new TypeError('This browser has none');
    });
    expect(await readInWorker(request, new AbortController().signal)).toEqual(refusal('notLoaded'));
  });

  test('it says nothing for too long, counted from its last word', async () => {
    const { reading, worker } = begin();
    await vi.advanceTimersByTimeAsync(29_000);
    worker.say({ kind: 'begun' });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(worker.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await reading).toEqual(refusal('silent'));
    expect(worker.isEnded).toBe(true);
  });

  test('it is given up, before and while it reads', async () => {
    const job = new AbortController();
    const { reading, worker } = begin(job.signal);
    job.abort();
    expect(await reading).toBeUndefined();
    expect(worker.isEnded).toBe(true);
    expect(await readInWorker(request, job.signal)).toBeUndefined();
    expect(workers).toHaveLength(1);
  });

  test('what is too large is not even opened', async () => {
    const large = { ...request, file: new File([new Uint8Array(fileLimit + 1)], 'liste.csv') };
    expect(await readInWorker(large, new AbortController().signal)).toEqual(refusal('tooLarge'));
    expect(workers).toEqual([]);
  });
});
