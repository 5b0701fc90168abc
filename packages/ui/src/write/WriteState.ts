import type { WriteRecords } from '@vitrin/api-client/inFlight/InFlightLock';

/**
 * How a write stands that must not happen twice, besides being done. `unknown`: it may have been carried out, and is not sent
 * again before the state was read back. `undone`: it was read back and certainly was not. `refused`: with the reasons of the
 * server.
 */
export type WriteState =
  | { readonly kind: 'idle' | 'sending' | 'checking' | 'undone' }
  | { readonly kind: 'unknown'; readonly message: string }
  | { readonly kind: 'refused'; readonly errors: readonly string[] };

/** What is said of a write that did not simply succeed. */
export interface WriteWords {
  readonly unanswered: string;
  /** It is not there, but may still arrive. */
  readonly early: string;
  /** It cannot be read back. */
  readonly unreadable: string;
  readonly elsewhere: string;
  readonly failed: string;
}

/** The state of a write that may have been carried out. */
export const unknown = (message: string): WriteState => ({ kind: 'unknown', message });

/** How a write stands in this browser; undefined while it may be sent. */
export type Standing = 'open' | 'done' | undefined;

/** By what this browser remembers under a key. */
export function standingOf(records: Pick<WriteRecords, 'get'>, key: string): Standing {
  const record = records.get(key);
  return record && (record.state === 'done' ? 'done' : 'open');
}
