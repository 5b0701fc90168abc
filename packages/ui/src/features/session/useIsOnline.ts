import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void): () => void {
  const end = onlineManager.subscribe(tell);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    end();
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether there is a way to the shop: by the browser's word, and by what `sayWhenOffline` has found of a network that leads nowhere. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(subscribe, () => navigator.onLine && onlineManager.isOnline());
