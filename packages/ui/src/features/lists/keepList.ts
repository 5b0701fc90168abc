import type { QueryClient } from '@tanstack/react-query';
import type { Identity } from '@vitrin/api-client/identity';
import { refusalOf } from './listWords.ts';
import type { KeptList, NewList } from './store/KeptList.ts';
import { listsOf } from './useKeptLists.ts';

/** Puts a list beside those of an identity; the list as it is kept, or why it is not. */
export async function keepList(
  queries: QueryClient,
  identity: Identity,
  list: NewList,
): Promise<KeptList | { readonly reason: string }> {
  const outcome = await listsOf(queries, identity).create(list);
  return outcome.kind === 'done' ? outcome.value : { reason: refusalOf(outcome) };
}
