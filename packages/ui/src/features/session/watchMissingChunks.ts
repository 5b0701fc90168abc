import { isShopReachable } from './isShopReachable.ts';
import { reloadKept } from './reloadKept.ts';
import { reloadOnceForMissingChunk } from './reloadOnceForMissingChunk.ts';

/** For how long (ms) a page that has set out for another address may lose what it was fetching; a file to save leaves it where it is. */
const leaving = 5000;

/**
 * Loads the page again, once, when the build it came from is gone from the server; never while the server cannot be reached,
 * when it is the connection that is gone, nor while the page is being left: Firefox breaks off what it was fetching then, and
 * loading it again would call off the way to the next one. To be called before the first screen is asked for; gives the
 * function that ends it. A chunk that stays missing is an error of the screen that wanted it.
 */
export function watchMissingChunks(reload = reloadKept, isReachable = isShopReachable): () => void {
  let left = -leaving;
  const leave = () => {
    left = performance.now();
  };
  const isLeaving = () => performance.now() - left < leaving;
  // Vite tells of every dynamic import that failed, before it rejects.
  const onMissing = async (event: Event) => {
    const payload: unknown = Reflect.get(event, 'payload');
    const failure = payload instanceof Error ? payload.message : event.type;
    if (isLeaving() || !(await isReachable()) || isLeaving()) return;
    const [load] = performance.getEntriesByType('navigation');
    const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload';
    if (reloadOnceForMissingChunk(failure, isReload)) reload();
  };
  const hear = (event: Event) => void onMissing(event);
  window.addEventListener('beforeunload', leave);
  window.addEventListener('vite:preloadError', hear);
  return () => {
    window.removeEventListener('beforeunload', leave);
    window.removeEventListener('vite:preloadError', hear);
  };
}
