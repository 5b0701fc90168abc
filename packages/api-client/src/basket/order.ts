import { mutationOptions } from '@tanstack/react-query';
import { expectDone } from '../calls/expectDone.ts';
import { backend, command } from '../client.ts';
import { once } from '../queries/queryDefaults.ts';
import { readField } from '../read/readField.ts';
import { readId, type Id } from '../read/readId.ts';

export interface OrderRequest {
  readonly basketId: Id;
  readonly note: string;
}

/**
 * POST /basket/order2. An answer that says nothing leaves open whether there is an order.
 * @returns the id of the order: the answer's, else the basket's
 * @throws ApiError `server` with the backend's reason where it refuses
 */
export async function createOrder({ basketId, note }: OrderRequest, signal?: AbortSignal): Promise<Id> {
  const body = { siparisId: basketId, aciklama: note };
  const answer = await command((init) => backend.POST('/basket/order2', { ...init, body }), { signal });
  await expectDone(answer, () => Promise.resolve(false));
  const id = readId(readField(answer, 'id'));
  return id === '' || id === 0 ? basketId : id;
}

/** Turns the basket into an order; gives the order's id. */
export const orderMutation = () =>
  mutationOptions({
    mutationFn: (request: OrderRequest) => createOrder(request),
    ...once,
  });
