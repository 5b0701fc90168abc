import { reloadKept } from './reloadKept.ts';
import { reloadOnceForMissingChunk } from './reloadOnceForMissingChunk.ts';

/**
 * Loads the page again, once, when the build it came from is gone from the server. To be called before the first screen
 * is asked for; gives the function that ends it. A chunk that stays missing is an error of the screen that wanted it.
 */
export function watchMissingChunks(reload = reloadKept): () => void {
  // Vite tells of every dynamic import that failed, before it rejects.
  const onMissing = (event: Event) => {
    // Without a connection there is nothing to load the page from.
    if (!navigator.onLine) return;
    const { payload } = event as Event & { payload?: unknown };
    const failure = payload instanceof Error ? payload.message : event.type;
    const [load] = performance.getEntriesByType('navigation');
    const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload';
    if (!reloadOnceForMissingChunk(failure, { memory: () => sessionStorage, isReload })) return;
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
