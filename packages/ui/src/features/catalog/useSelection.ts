import type { Id } from '@vitrin/api-client/read/readId';
import { useCallback, useSyncExternalStore } from 'react';
import type { Choice, Selection } from './createSelection.ts';
import { subscribeWaiting, waitingLists, type WaitingList } from './selections.ts';

/** What is typed for one product; re-renders for that product only. */
export function useChoice(selection: Selection, id: Id): Choice | undefined {
  const subscribe = useCallback((listener: () => void) => selection.subscribe(id, listener), [selection, id]);
  return useSyncExternalStore(subscribe, () => selection.get(id));
}

/** Whether a product is chosen; a key changes nothing here that does not choose it or take it out. */
export function useIsChosen(selection: Selection, id: Id): boolean {
  const subscribe = useCallback((listener: () => void) => selection.subscribe(id, listener), [selection, id]);
  return useSyncExternalStore(subscribe, () => selection.get(id)?.quantity !== undefined);
}

/** How many different products are chosen. */
export function useChosenCount(selection: Selection): number {
  return useSyncExternalStore(selection.subscribeCount, selection.count);
}

/** In which lists quantities wait; a key in one of them changes nothing here unless it changes how many they are. */
export function useWaitingLists(identity: string): readonly WaitingList[] {
  return useSyncExternalStore(subscribeWaiting, () => waitingLists(identity));
}
