import { openWorker } from '../../workers/openWorker.ts';
import { openPhoto } from './openPhoto.ts';
import type { PictureReader } from './PictureReader.ts';
import type { PictureAnswer, PictureRequest } from './pictureReader.worker.ts';

/** Milliseconds without a word: a slow line brings the reader in some seconds. */
const patience = 30_000;

/**
 * Our own reader, beside the page. It is fetched now and reads one picture after the other.
 * @throws where it cannot be had, says nothing for 30 s, or is given up
 */
export async function openWorkerReader(signal: AbortSignal): Promise<PictureReader> {
  signal.throwIfAborted();
  const worker = openWorker('pictureReader');
  let waiting: PromiseWithResolvers<PictureAnswer> | undefined;
  let failure: Error | undefined;
  const fail = (why: string) => {
    failure ??= new Error(why);
    worker.terminate();
    waiting?.reject(failure);
  };
  const end = () => fail('The reader has ended.');
  worker.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => {
    if (data.kind === 'failed') fail('The reader cannot read.');
    else waiting?.resolve(data);
  });
  worker.addEventListener('messageerror', () => fail('The reader cannot be understood.'));
  worker.addEventListener('error', (event) => {
    // Told by whoever waits; it is no error of the page.
    event.preventDefault();
    fail('The reader has broken.');
  });
  signal.addEventListener('abort', end);

  const answer = async () => {
    if (failure) throw failure;
    waiting = Promise.withResolvers();
    const silence = setTimeout(() => fail('The reader says nothing.'), patience);
    try {
      return await waiting.promise;
    } finally {
      clearTimeout(silence);
    }
  };
  await answer();

  let turn: Promise<unknown> = Promise.resolve();
  const ask = async (picture: ImageBitmap) => {
    worker.postMessage({ picture } satisfies PictureRequest, [picture]);
    const said = await answer();
    return said.kind === 'read' ? said.symbols : [];
  };
  return {
    async read(picture) {
      const bitmap = picture instanceof Blob ? await openPhoto(picture) : await createImageBitmap(picture);
      const mine = turn.then(() => ask(bitmap));
      turn = mine.catch(() => undefined);
      return mine;
    },
    end,
  };
}
