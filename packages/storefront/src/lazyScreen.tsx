import { lazy, useState, type ComponentType, type JSX } from 'react';

/** A component in a chunk of its own, and the ways to fetch that chunk before it is shown. */
export interface LazyScreen<P> {
  (props: P): JSX.Element;
  /** Fetches the code; shown after that, the screen is there at once. Rejects when it cannot be had. */
  readonly load: () => Promise<void>;
  /** The same, for who cannot do anything about a failure: showing the screen asks again, and tells. */
  readonly warm: () => void;
}

/** Makes a screen whose code is asked for when it is first shown, or before by `load` or `warm`. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let known: ComponentType<P> | undefined;
  const fetch = async () => (known = await load());
  const Coming = lazy(async () => ({ default: await fetch() }));
  function Screen(props: P) {
    // Settled for as long as this place stands: the other of the two would be another component, made anew.
    const [Shown] = useState(() => known ?? Coming);
    return <Shown {...props} />;
  }
  return Object.assign(Screen, {
    load: async () => void (await fetch()),
    warm: () => void fetch().catch(() => undefined),
  });
}
