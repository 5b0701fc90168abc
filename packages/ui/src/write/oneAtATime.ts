import { useState } from 'react';

/** Lets one thing happen at a time. */
export interface OneAtATime {
  /**
   * Does it, unless something is under way already: then nothing happens, and undefined is given.
   * @param isLast whether nothing is to happen any more after it has ended so: the page is being left
   */
  readonly run: <T>(work: () => Promise<T>, isLast?: (end: T) => boolean) => Promise<T | undefined>;
  /** The page has come back. */
  readonly release: () => void;
}

/**
 * What React shows of a press comes too late for the second click of a double click: this does not.
 * @param onBusy told whether something is under way
 */
export function oneAtATime(onBusy?: (isBusy: boolean) => void): OneAtATime {
  let isBusy = false;
  const set = (next: boolean) => {
    isBusy = next;
    onBusy?.(next);
  };
  return {
    async run(work, isLast = () => false) {
      if (isBusy) return undefined;
      set(true);
      let staysBusy = false;
      try {
        const end = await work();
        staysBusy = isLast(end);
        return end;
      } finally {
        set(staysBusy);
      }
    },
    release: () => set(false),
  };
}

/** One thing at a time in a component, and whether it is under way. */
export function useOneAtATime(): OneAtATime & { readonly isPending: boolean } {
  const [isPending, setPending] = useState(false);
  const [turn] = useState(() => oneAtATime(setPending));
  return { ...turn, isPending };
}
