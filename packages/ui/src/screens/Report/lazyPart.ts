import { lazy, type ComponentType } from 'react';

/**
 * A part of a screen in a chunk of its own. The screen is worth more than it: where the chunk cannot be had, something else
 * stands in its place.
 * @param Instead shown where the chunk cannot be had
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead: ComponentType<P>,
) => lazy(async () => ({ default: await load().catch(() => Instead) }));
