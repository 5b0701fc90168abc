import { isShopReachable } from './isShopReachable.ts';
import { reloadKept } from './reloadKept.ts';
import { reloadOnceForMissingChunk } from './reloadOnceForMissingChunk.ts';

/**
 * Loads the page again, once, when the build it came from is gone from the server; never while the server cannot be reached,
 * when it is the connection that is gone. To be called before the first screen is asked for; gives the function that ends it.
 * A chunk that stays missing is an error of the screen that wanted it.
 */
export function watchMissingChunks(reload = reloadKept, isReachable = isShopReachable): () => void {
  // Vite tells of every dynamic import that failed, before it rejects.
  const onMissing = async (event: Event) => {
    const { payload } = event as Event & { payload?: unknown };
    const failure = payload instanceof Error ? payload.message : event.type;
    if (!(await isReachable())) return;
    const [load] = performance.getEntriesByType('navigation');
    const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload';
    if (reloadOnceForMissingChunk(failure, isReload)) reload();
  };
  const hear = (event: Event) => void onMissing(event);
  window.addEventListener('vite:preloadError', hear);
  return () => window.removeEventListener('vite:preloadError', hear);
}
