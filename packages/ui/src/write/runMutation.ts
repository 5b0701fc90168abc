import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Carries a write out once, outside of any component: it goes on when the screen that asked for it is left. */
export const runMutation = <Data, Variables>(
  queries: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => queries.getMutationCache().build(queries, options).execute(variables);
