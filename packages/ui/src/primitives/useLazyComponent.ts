import { useCallback, useState, type ComponentType } from 'react';

/** Fetches a component in a chunk of its own. A module-level function, so that it stays the same. */
export type Load<P> = () => Promise<ComponentType<P>>;

/**
 * A component whose code is fetched when it is first wanted. Unlike with `lazy`, whoever wants it is told when the code
 * cannot be had, and can go another way.
 */
export function useLazyComponent<P>(load: Load<P> | undefined) {
  const [Component, setComponent] = useState<ComponentType<P>>();

  /** Resolves to true once the component is there, to false when it cannot be had. Never rejects. */
  const fetch = useCallback(async (): Promise<boolean> => {
    if (!load) return false;
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);

  return { Component, fetch };
}
