import type { WriteRecord } from './InFlightLock.ts';

/**
 * Whether what was sent may still be carried out: a server may be at it long after its answer was given up, and a bank
 * tells the shop of a charge whether its page is still open or not.
 * @param limit ms from when it became open
 */
export const mayStillArrive = (record: WriteRecord | undefined, limit: number): boolean =>
  record !== undefined && Date.now() - (record.openSince ?? record.at) < limit;
