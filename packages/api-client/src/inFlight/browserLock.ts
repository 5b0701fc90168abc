import { browserRecords, replaceRecords } from './browserRecords.ts';
import { createInFlightLock } from './createInFlightLock.ts';
import { leaseLocks, webLocks } from './nameLocks.ts';
import type { InFlightLock } from './InFlightLock.ts';
import { createWriteRecords } from './writeRecords.ts';

let shared: InFlightLock | undefined;

/** The writes of this browser that must happen once; one for the page, opened when it is first asked for. */
export function browserLock(): InFlightLock {
  return (shared ??= createInFlightLock(locksHere(), browserRecords()));
}

/**
 * Begins anew, as another browser in which no other page is open would.
 * @internal for stories, which are many in one page
 */
export function asInAnotherBrowser(): void {
  const records = createWriteRecords(refused);
  replaceRecords(records);
  shared = createInFlightLock(leaseLocks(refused, wait), records);
}

function refused(): never {
  throw new DOMException('Nothing is kept', 'SecurityError');
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function locksHere() {
  // Only a secure context has them, whatever the types say; a shop on plain http has not.
  const manager: LockManager | undefined = navigator.locks;
  return manager ? webLocks(manager) : leaseLocks(() => localStorage, wait);
}
