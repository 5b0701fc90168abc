import { mutationOptions } from '@tanstack/react-query';
import { pathId } from '../calls/pathId.ts';
import { backend, command } from '../client.ts';
import { once } from '../queries/queryDefaults.ts';
import type { Id } from '../read/readId.ts';

/** New quantity of a row of the basket `basketId`. */
export interface LineChange {
  readonly basketId: Id;
  readonly rowId: Id;
  readonly productId: Id;
  readonly quantity: number;
}

/**
 * POST /basket/updatebasket/
 * @throws ApiError `server` with the backend's reason where it refuses
 */
export async function updateBasketRow(
  { basketId, rowId, productId, quantity }: LineChange,
  signal?: AbortSignal,
): Promise<void> {
  const body = { productId, rowId, siparisId: basketId, adet: quantity };
  await command((init) => backend.POST('/basket/updatebasket/', { ...init, body }), { signal });
}

/**
 * DELETE /basket/removeProduct/{rowId}
 * @throws ApiError `server` with the backend's reason where it refuses
 */
export async function removeBasketRow(basketId: Id, rowId: Id, signal?: AbortSignal): Promise<void> {
  const params = { path: { rowId: pathId(rowId) }, query: { siparisId: basketId } };
  await command((init) => backend.DELETE('/basket/removeProduct/{rowId}', { ...init, params }), { signal });
}

/** Changes the quantity of a row. */
export const updateLineMutation = () =>
  mutationOptions({
    mutationFn: (change: LineChange) => updateBasketRow(change),
    ...once,
  });

/** Removes a row. */
export const removeLineMutation = () =>
  mutationOptions({
    mutationFn: ({ basketId, rowId }: { readonly basketId: Id; readonly rowId: Id }) =>
      removeBasketRow(basketId, rowId),
    ...once,
  });
