import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openWorkerReader } from './openWorkerReader.ts';
import { PhotoError } from './PictureReader.ts';
import type { PictureAnswer } from './pictureReader.worker.ts';

let workers: Reader[] = [];

/** Stands where the reader would: says what a test lets it say. */
class Reader extends EventTarget {
  isEnded = false;
  asked: unknown[] = [];
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: unknown) {
    this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  say(data: PictureAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const photo = new Blob(['picture']);

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', Reader);
  vi.stubGlobal('createImageBitmap', (of: Blob) =>
    of === photo ? Promise.resolve({}) : Promise.reject(new Error('No picture')),
  );
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = (signal = new AbortController().signal) => {
  const opening = openWorkerReader(signal);
  // Looked at later.
  opening.catch(() => undefined);
  const worker = workers.at(-1);
  if (!worker) throw new Error('No reader was started');
  return { opening, worker };
};
const ready = async (signal?: AbortSignal) => {
  const { opening, worker } = begin(signal);
  worker.say({ kind: 'ready' });
  return { reader: await opening, worker };
};
const symbols = [{ text: 'AM-01', kind: 'text', corners: [] }] as const;

describe('WARE-01 whatever our reader does, there is an answer', () => {
  test('it reads one picture after the other', async () => {
    const { reader, worker } = await ready();
    const readings = [reader.read(photo), reader.read(photo)];
    await vi.advanceTimersByTimeAsync(0);
    expect(worker.asked).toHaveLength(1);
    worker.say({ kind: 'read', symbols });
    await vi.advanceTimersByTimeAsync(0);
    expect(worker.asked).toHaveLength(2);
    worker.say({ kind: 'read', symbols: [] });
    expect(await Promise.all(readings)).toEqual([symbols, []]);
  });

  test('it cannot be had, or says nothing', async () => {
    const broken = begin();
    broken.worker.dispatchEvent(new Event('error', { cancelable: true }));
    await expect(broken.opening).rejects.toThrow('broken');
    const unable = begin();
    unable.worker.say({ kind: 'failed' });
    await expect(unable.opening).rejects.toThrow('cannot read');
    const silent = begin();
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(silent.opening).rejects.toThrow('nothing');
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
  });

  test('it breaks while it reads, and is not asked again', async () => {
    const { reader, worker } = await ready();
    const reading = reader.read(photo);
    await vi.advanceTimersByTimeAsync(0);
    worker.dispatchEvent(new Event('messageerror'));
    await expect(reading).rejects.toThrow('understood');
    await expect(reader.read(photo)).rejects.toThrow('understood');
  });

  test('a photo that cannot be opened is no failure of it', async () => {
    const { reader, worker } = await ready();
    await expect(reader.read(new Blob(['text']))).rejects.toThrow(PhotoError);
    const reading = reader.read(photo);
    await vi.advanceTimersByTimeAsync(0);
    worker.say({ kind: 'read', symbols });
    expect(await reading).toEqual(symbols);
  });

  test('it is given up: before it is there, and later', async () => {
    const job = new AbortController();
    const { opening } = begin(job.signal);
    job.abort();
    await expect(opening).rejects.toThrow('ended');
    const { reader, worker } = await ready();
    reader.end();
    expect(worker.isEnded).toBe(true);
    await expect(reader.read(photo)).rejects.toThrow('ended');
    await expect(openWorkerReader(job.signal)).rejects.toThrow('aborted');
    expect(workers).toHaveLength(2);
  });
});
