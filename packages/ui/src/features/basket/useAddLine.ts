import { useQueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { ApiError } from '@vitrin/api-client/apiError';
import type { AddLine } from '@vitrin/api-client/calls/basket';
import { addToBasketMutation } from '@vitrin/api-client/queries/basket';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import { writeLines } from './addLines.ts';
import { runMutation } from './runMutation.ts';
import { readArrivals, tellAltered } from './tellAdding.ts';

/** Puts a line into the basket as the product page does. Rejects where it did not arrive; says where it did otherwise than asked. */
export function useAddLine(identity: Identity) {
  const queries = useQueryClient();
  return async (line: AddLine): Promise<void> => {
    const adding = await writeLines(api, queries, identity, [line], () =>
      runMutation(queries, addToBasketMutation(api), line),
    );
    if (!readArrivals(adding).every(({ isAdded }) => isAdded)) throw adding.error ?? new ApiError('server');
    tellAltered(adding);
  };
}
