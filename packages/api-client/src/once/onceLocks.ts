import type { OnceLocks } from './OnceOnly.ts';

/** What of the browser's lock manager is used. */
export interface LockRequests {
  request: <T>(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: unknown) => Promise<T>,
  ) => Promise<T>;
}

/** Locks of the browser: they end with their tab. */
export const webLocks = (manager: LockRequests): OnceLocks => ({
  tryHold: async (name, work) =>
    manager.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { value: await work() } : undefined,
    ),
});

/** What of local storage is used; the browser may refuse any of it. */
export type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Longer than any write lasts: a hidden tab's timers are too slow to renew anything. ms */
const leaseTime = 70_000;
/** Until a lease written at the same moment by another tab can be seen; ms. */
const settling = 40;

const leaseOf = (name: string) => `once-lease ${name}`;

/**
 * For pages without secure context, where there are no locks: a lease in local storage that runs out by itself when its tab
 * went away. Where storage is refused it only keeps one tab from doing a thing twice.
 */
export function leaseLocks(
  storage: () => LeaseStorage,
  wait: (milliseconds: number) => Promise<unknown>,
): OnceLocks {
  const own = new Set<string>();

  const acquire = async (name: string): Promise<boolean> => {
    const mine = `${Date.now() + leaseTime} ${Math.random()}`;
    try {
      if (Number.parseInt(storage().getItem(leaseOf(name)) ?? '0', 10) > Date.now()) return false;
      storage().setItem(leaseOf(name), mine);
      await wait(settling);
      return storage().getItem(leaseOf(name)) === mine;
    } catch {
      return true;
    }
  };

  return {
    async tryHold(name, work) {
      if (own.has(name)) return undefined;
      own.add(name);
      try {
        if (!(await acquire(name))) return undefined;
        try {
          return { value: await work() };
        } finally {
          release(storage, name);
        }
      } finally {
        own.delete(name);
      }
    },
  };
}

function release(storage: () => LeaseStorage, name: string): void {
  try {
    storage().removeItem(leaseOf(name));
  } catch {
    // Then there was no lease either.
  }
}
