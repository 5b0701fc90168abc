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
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (error) {
        // Asked again at once, it would fail for ever; when the connection is back, who comes to it asks anew.
        window.addEventListener('online', () => (Coming = ask()), { once: true });
        throw error;
      }
    });
  let Coming = ask();
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
