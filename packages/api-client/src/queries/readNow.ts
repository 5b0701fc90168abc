import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks the server, whatever is known and whatever is on its way: an answer that was asked for earlier may be older than what
 * the caller has just done or learnt. It is dropped, and all who wait for it get this one. Rejects as the query does.
 */
export function readNow<Data, Known, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<Data, Error, Known, Key>,
): Promise<Known> {
  // Not reverted: those who wait would be given what was known before, as if it were the answer.
  void queries.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true, revert: false });
  return queries.fetchQuery({ ...query, staleTime: 0 });
}
