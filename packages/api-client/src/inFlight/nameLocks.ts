import type { NameLocks } from './InFlightLock.ts';

/** What of the browser's lock manager is used. */
export interface LockRequests {
  request: <T>(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: unknown) => Promise<T>,
  ) => Promise<T>;
}

/** Locks of the browser: they end with their tab. */
export const webLocks = (manager: LockRequests): NameLocks => ({
  tryHold: async (name, work) =>
    manager.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { value: await work() } : undefined,
    ),
});

/** What of local storage is used; the browser may refuse any of it. */
export type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Longer than a hidden tab may have to wait to renew it, which is a minute; ms. */
const leaseTime = 90_000;
/** After which a lease is renewed; ms. */
const renewal = 20_000;
/** Until a lease written at the same moment by another tab can be seen; ms. */
const settling = 40;

const leaseOf = (name: string) => `once-lease ${name}`;

/**
 * For pages without secure context, where there are no locks: a lease in local storage that is renewed while the work
 * lasts, which may be many minutes at a bank, and runs out by itself when its tab went away. Where storage is refused it
 * only keeps one tab from doing a thing twice.
 */
export function leaseLocks(
  storage: () => LeaseStorage,
  wait: (milliseconds: number) => Promise<unknown>,
): NameLocks {
  const own = new Set<string>();

  const read = (name: string) => storage().getItem(leaseOf(name)) ?? '';
  const write = (name: string, holder: string) =>
    storage().setItem(leaseOf(name), `${Date.now() + leaseTime} ${holder}`);
  const isHeldBy = (name: string, holder: string) => read(name).endsWith(` ${holder}`);

  const acquire = async (name: string, holder: string): Promise<boolean> => {
    try {
      if (Number.parseInt(read(name) || '0', 10) > Date.now()) return false;
      write(name, holder);
      await wait(settling);
      return isHeldBy(name, holder);
    } catch {
      return true;
    }
  };

  const keepUp = async (name: string, holder: string): Promise<void> => {
    await wait(renewal);
    try {
      if (!isHeldBy(name, holder)) return;
      write(name, holder);
    } catch {
      return;
    }
    await keepUp(name, holder);
  };

  const release = (name: string, holder: string) => {
    try {
      if (isHeldBy(name, holder)) storage().removeItem(leaseOf(name));
    } catch {
      // Then there was no lease either.
    }
  };

  return {
    async tryHold(name, work) {
      if (own.has(name)) return undefined;
      own.add(name);
      const holder = String(Math.random());
      try {
        if (!(await acquire(name, holder))) return undefined;
        void keepUp(name, holder);
        try {
          return { value: await work() };
        } finally {
          release(name, holder);
        }
      } finally {
        own.delete(name);
      }
    },
  };
}
