import type { Id } from '@vitrin/api-client/read/readId';
import { useCallback, useSyncExternalStore } from 'react';
import type { LineQueue, LineState } from './LineQueue.ts';

/** What a row shows over what the basket says; re-renders for that row only. */
export function useLine(queue: LineQueue, rowId: Id): LineState {
  const subscribe = useCallback((listener: () => void) => queue.subscribe(rowId, listener), [queue, rowId]);
  return useSyncExternalStore(subscribe, () => queue.get(rowId));
}
