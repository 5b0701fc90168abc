import type { QueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/calls/basket';
import type { Api } from '@vitrin/api-client/client';
import { addProductsMutation } from '@vitrin/api-client/queries/basket';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import { runMutation } from './runMutation.ts';

const underWay = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/** Puts lines into the basket. Asked for the same lines while they are on their way, it waits for those. */
export function addLines(
  api: Api,
  queries: QueryClient,
  identity: Identity,
  lines: readonly AddLine[],
): Promise<void> {
  const pending = underWay.get(queries) ?? new Map<string, Promise<void>>();
  underWay.set(queries, pending);
  const mark = JSON.stringify(lines);
  const known = pending.get(mark);
  if (known) return known;
  const adding = runMutation(queries, addProductsMutation(api, identity), lines).finally(() =>
    pending.delete(mark),
  );
  pending.set(mark, adding);
  return adding;
}
