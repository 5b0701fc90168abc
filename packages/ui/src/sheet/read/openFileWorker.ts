import { trustScript } from '../../trustScript.ts';
import address from './tableFile.worker.ts?worker&url';

/** Starts the worker that reads files, whose address the page policy trusts (`trusted-types vitrin-worker`) and no other. */
export const openFileWorker = (): Worker =>
  new Worker(trustScript('vitrin-worker', address), { type: 'module' });
