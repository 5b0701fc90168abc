/** Why the browser's database did not do what it was asked to. */
export type StorageProblem =
  /** There is no room. */
  | 'full'
  /** It is not allowed here: a private window, a setting. */
  | 'refused'
  /** It does not open, for another tab holds on to an older version. */
  | 'blocked'
  /** A newer version of the shop has changed it: this page is old. */
  | 'outdated'
  /** What is kept cannot be read or written. */
  | 'broken';

/** A database that does not open, for another tab holds on to it or the browser says nothing. */
export class BlockedError extends Error {}

const byName: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'full',
  VersionError: 'outdated',
  SecurityError: 'refused',
  InvalidStateError: 'refused',
  NotAllowedError: 'refused',
};

/** What is behind an error of IndexedDB. */
export function problemOf(error: unknown): StorageProblem {
  if (error instanceof BlockedError) return 'blocked';
  // Without IndexedDB at all, what is asked of it is a mistake of types.
  if (!(error instanceof DOMException)) return 'refused';
  return byName[error.name] ?? 'broken';
}
