import { isApiError } from '../apiError.ts';
import { pathId } from '../calls/pathId.ts';
import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import type { Id } from '../read/readId.ts';

/** Under what the checkout of an order is kept. */
export const checkoutKey = (identity: Identity, orderId: Id) =>
  [identityKey(identity), 'checkout', String(orderId)] as const;

/** An answer that is a checkout has one of them. */
export const checkoutFields = [
  'notFound',
  'toplamTutarF',
  'toplamTutarTL',
  'odemeSekilleri',
  'adreses',
  'bankaHesaps',
] as const;

/**
 * Whether an order can be finished, as the server says now: of one that cannot, it says so or answers 404. Nothing else of the
 * checkout is read: the basket asks, which shows none.
 */
export function isCheckoutOpen(orderId: Id): Promise<boolean> {
  const path = { id: pathId(orderId) };
  return read(
    (init) => backend.GET('/basket/checkout/{id}', { ...init, params: { path } }),
    expectAnyOf(checkoutFields, (body) => !readFlag(readField(body, 'notFound'))),
  ).catch((error: unknown) => {
    if (isApiError(error, 'notFound')) return false;
    throw error;
  });
}
