import pictureReader from '../scan/reader/pictureReader.worker.ts?worker&url';
import tableFile from '../sheet/read/tableFile.worker.ts?worker&url';
import { trustScript } from '../trustScript.ts';

/** What runs beside the page: the reader of files, and that of pictures. */
const addresses = { tableFile, pictureReader };

/** Starts a worker, whose address the page policy trusts (`trusted-types vitrin-worker`) with those of the others and no more. */
export const openWorker = (name: keyof typeof addresses): Worker =>
  new Worker(trustScript('vitrin-worker', Object.values(addresses), addresses[name]), { type: 'module' });
