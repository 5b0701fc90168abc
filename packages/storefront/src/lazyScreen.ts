import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component in a chunk of its own, and the way to fetch that chunk before it is shown. */
export type LazyScreen<P> = LazyExoticComponent<ComponentType<P>> & { readonly warm: () => void };

/** Makes a screen whose code is asked for when it is first shown, or before by `warm`. */
export function lazyScreen<P>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  const warm = () => {
    // A failure here is not told: showing the screen asks again, and tells.
    load().catch(() => undefined);
  };
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { warm },
  );
}
