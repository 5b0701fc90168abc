import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { once } from './queryDefaults.ts';

/**
 * A read of the backend under its key.
 * @param ask given up when nobody waits for the answer any more
 * @param staleTime one of `fresh`
 */
export const backendQuery = <Answer, const Key extends QueryKey>(
  queryKey: Key,
  ask: (signal: AbortSignal) => Promise<Answer>,
  staleTime: number,
) => queryOptions({ queryKey, queryFn: ({ signal }) => ask(signal), staleTime, ...once });
