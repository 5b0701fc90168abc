import type { QueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { catalogKey } from '@vitrin/api-client/catalog/catalogKey';
import type { Identity } from '@vitrin/api-client/identity';
import { addLines } from './addLines.ts';
import { type Arrival, readArrivals, tellAdding } from './tellAdding.ts';

/** Adds lines to the basket, says what arrived and asks again for what it changed. Never rejects. */
export async function addAndTell(
  queries: QueryClient,
  identity: Identity,
  lines: readonly AddLine[],
): Promise<readonly Arrival[]> {
  const adding = await addLines(queries, identity, lines);
  tellAdding(adding);
  // What may have been added all the same is to be seen.
  if (adding.lines.some(({ saved }) => saved === undefined))
    void queries.invalidateQueries({ queryKey: basketKey(identity) });
  const arrivals = readArrivals(adding);
  if (arrivals.some(({ isAdded }) => isAdded))
    void queries.invalidateQueries({ queryKey: catalogKey(identity) });
  return arrivals;
}
