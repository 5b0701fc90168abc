import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useStore } from '../../store/createStore.ts';
import { createKeptLists, type KeptLists, type ListsState } from './store/createKeptLists.ts';

/** What this page knows of lists outlives a screen: who comes back finds them at once. */
const known = new WeakMap<QueryClient, Map<string, KeptLists>>();

/** The lists an identity keeps on this device, as they are in every tab. */
export function useKeptLists(identity: Identity): { readonly lists: KeptLists; readonly state: ListsState } {
  const lists = listsOf(useQueryClient(), identity);
  return { lists, state: useStore(lists) };
}

/** The same, for who only writes into them. */
export function listsOf(queries: QueryClient, identity: Identity): KeptLists {
  const ofPage = known.get(queries) ?? new Map<string, KeptLists>();
  known.set(queries, ofPage);
  const owner = identityKey(identity);
  const lists = ofPage.get(owner) ?? createKeptLists(identity);
  ofPage.set(owner, lists);
  return lists;
}
