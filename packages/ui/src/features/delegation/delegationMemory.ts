/** What of the device's storage is used; it may refuse any of it. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DelegationMemory {
  /** The company this browser acted for last; undefined when for its own. */
  read: () => string | undefined;
  /** Undefined when nobody is acted for any more. */
  write: (company: string | undefined) => void;
}

const key = 'vitrin-delegation';

/** Whom this browser acts for, so that the next page keeps a place for saying it; where storage is refused, nothing. */
export function createDelegationMemory(storage: () => TextStorage): DelegationMemory {
  return {
    read: () => {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (company) => {
      try {
        if (company === undefined) storage().removeItem(key);
        else storage().setItem(key, company);
      } catch {
        // The banner then comes with the answer of the shop.
      }
    },
  };
}

/** The memory of this browser: a delegation holds in all its tabs. */
export const delegationMemory = createDelegationMemory(() => localStorage);
