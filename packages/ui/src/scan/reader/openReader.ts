import { openDetector } from './openDetector.ts';
import { openWorkerReader } from './openWorkerReader.ts';
import type { PictureReader } from './PictureReader.ts';

/**
 * The browser's own reader where it reads every kind we need, else ours, which is fetched now.
 * @throws where it cannot be had
 */
export const openReader = async (signal: AbortSignal): Promise<PictureReader> =>
  (await openDetector()) ?? openWorkerReader(signal);
