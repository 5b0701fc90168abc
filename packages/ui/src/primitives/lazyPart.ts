import { lazy, type ComponentType } from 'react';

/**
 * A part of a screen in a chunk of its own, with `warm`, which fetches it ahead of being shown: as soon as it is likely to be.
 * @param Instead shown where the chunk cannot be had, when the screen is worth more than the part; without it, it is the screen that fails
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead?: ComponentType<P>,
) {
  const Part = lazy(async () => ({ default: await (Instead ? load().catch(() => Instead) : load()) }));
  return Object.assign(Part, { warm: () => void load().catch(() => undefined) });
}
