import { fileLimit } from './fileLimit.ts';
import { openWorker } from '../../workers/openWorker.ts';
import type { FileProblem, FileReading } from './readTableFile.ts';
import type { WorkerMessage, WorkerRequest } from './tableFile.worker.ts';

/** Why there is no answer: the reader could not be had, it broke, or it said nothing for too long. */
export type ReaderFailure = 'notLoaded' | 'broken' | 'silent';

export type WorkerReading =
  | Extract<FileReading, { kind: 'read' }>
  | { readonly kind: 'refused'; readonly problem: FileProblem | ReaderFailure };

/** Milliseconds without a word: the largest file takes some seconds on a slow phone. */
const patience = 30_000;

/** Reads the tables of a file beside the page. Resolves whatever happens; undefined once it is given up. */
export function readInWorker(
  request: WorkerRequest,
  signal: AbortSignal,
): Promise<WorkerReading | undefined> {
  // Nothing so large is even opened.
  if (request.file.size > fileLimit) return Promise.resolve({ kind: 'refused', problem: 'tooLarge' });
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    let hasBegun = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (reading?: WorkerReading) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', giveUp);
      worker?.terminate();
      resolve(reading);
    };
    const giveUp = () => end();
    const fail = (problem: ReaderFailure) => end({ kind: 'refused', problem });
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(() => fail('silent'), patience);
    };

    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    try {
      worker = openWorker('tableFile');
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind !== 'begun') return end(data);
        hasBegun = true;
        wait();
      });
      worker.addEventListener('error', (event) => {
        // Told here; it is no error of the page.
        event.preventDefault();
        fail(hasBegun ? 'broken' : 'notLoaded');
      });
      worker.addEventListener('messageerror', () => fail('broken'));
      wait();
      worker.postMessage(request);
    } catch {
      fail('notLoaded');
    }
  });
}
