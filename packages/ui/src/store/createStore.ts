import { useSyncExternalStore } from 'react';

/** Who wants to hear of a change. */
export interface Signal {
  /** Gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
}

/** Tells listeners of a change, and nothing of what it is. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}

/** A value that is the page's, not a component's. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: Signal['subscribe'];
}

/** What is one for the whole page and told from anywhere, without a provider. */
export function createStore<T>(value: T): Store<T> {
  const { subscribe, tell } = createSignal();
  return {
    get: () => value,
    set(next) {
      value = next;
      tell();
    },
    subscribe,
  };
}

/** The value of a store, or what is wanted of it: renders again where that has changed. */
export const useStore = <T>({ get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(subscribe, get);
