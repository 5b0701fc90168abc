import { useQueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { catalogKey } from '@vitrin/api-client/catalog/catalogKey';
import type { Identity } from '@vitrin/api-client/identity';
import type { Product } from '@vitrin/api-client/product/readProduct';
import { useState } from 'react';
import { addLines } from './addLines.ts';
import { readArrivals, tellAdding, type Arrival } from './tellAdding.ts';

/**
 * Adds lines to the basket and says by it what arrived; afterwards the list's stock is asked for again. `add` resolves to
 * what became of each line, and never rejects.
 */
export function useAddToBasket(identity: Identity) {
  const queries = useQueryClient();
  const [underWay, setUnderWay] = useState(0);

  const add = async (lines: readonly AddLine[]): Promise<readonly Arrival[]> => {
    setUnderWay((count) => count + 1);
    const adding = await addLines(queries, identity, lines);
    setUnderWay((count) => count - 1);
    tellAdding(adding);
    // What may have been added all the same is to be seen.
    if (adding.lines.some(({ saved }) => saved === undefined))
      void queries.invalidateQueries({ queryKey: basketKey(identity) });
    const arrivals = readArrivals(adding);
    if (arrivals.some(({ isAdded }) => isAdded))
      void queries.invalidateQueries({ queryKey: catalogKey(identity) });
    return arrivals;
  };

  /** Adds one product: false where it was not added, and what is to be said of it at its place where it was added otherwise. */
  const addOne = async ({ id, name }: Pick<Product, 'id' | 'name'>, quantity: number) => {
    const [arrival] = await add([{ productId: id, quantity, name }]);
    return arrival?.isAdded === true && (arrival.note || true);
  };

  return { add, addOne, isPending: underWay > 0 };
}
