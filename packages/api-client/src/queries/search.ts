import { queryOptions } from '@tanstack/react-query';
import { searchApi } from '../calls/search.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** Suggestions for a text. An answer belongs to its text, so an older one never replaces a newer one. */
export const autocompleteQuery = (api: Api, identity: Identity, q: string, inStockOnly: boolean) =>
  queryOptions({
    queryKey: [identityKey(identity), 'search', 'autocomplete', q, inStockOnly],
    queryFn: ({ signal }) => searchApi(api).autocomplete(q, inStockOnly, signal),
    staleTime: fresh.catalogue,
    ...once,
  });
