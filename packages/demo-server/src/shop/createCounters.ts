import type { Store } from '../store/Store.ts';

interface Counter {
  readonly name: string;
  readonly last: number;
}

/** Numbers that are given out once each, also across restarts. */
export interface Counters {
  /** The next number of a series that starts at `first`. */
  readonly next: (name: string, first: number) => number;
}

export function createCounters(store: Store): Counters {
  const counters = store.table<Counter>('counters', { id: (counter) => counter.name });
  return {
    next: (name, first) => {
      const last = (counters.get(name)?.last ?? first - 1) + 1;
      counters.put({ name, last });
      return last;
    },
  };
}
