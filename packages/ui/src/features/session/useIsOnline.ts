import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether the browser has any network; that it has one does not say that the shop can be reached. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
