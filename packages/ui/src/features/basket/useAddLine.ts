import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrin/api-client/apiError';
import { type AddLine, addToBasketMutation } from '@vitrin/api-client/basket/addToBasket';
import type { Identity } from '@vitrin/api-client/identity';
import { writeLines } from './addLines.ts';
import { runMutation } from '../../write/runMutation.ts';
import { readArrivals, tellAltered } from './tellAdding.ts';

/** Puts a line into the basket as the product page does. Rejects where it did not arrive; says where it did otherwise than asked. */
export function useAddLine(identity: Identity) {
  const queries = useQueryClient();
  return async (line: AddLine): Promise<void> => {
    const adding = await writeLines(queries, identity, [line], () =>
      runMutation(queries, addToBasketMutation(), line),
    );
    if (!readArrivals(adding).every(({ isAdded }) => isAdded)) throw adding.error ?? new ApiError('server');
    tellAltered(adding);
  };
}
