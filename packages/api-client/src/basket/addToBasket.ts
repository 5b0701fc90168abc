import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { expectDone } from '../calls/expectDone.ts';
import { pathId } from '../calls/pathId.ts';
import { backend, command } from '../client.ts';
import type { Identity } from '../identity.ts';
import { once } from '../queries/queryDefaults.ts';
import type { Id } from '../read/readId.ts';
import { basketQuery, getBasket } from './basket.ts';
import { basketCountQuery } from './basketCount.ts';
import { wasAdded, type BasketBefore } from './wasAdded.ts';

/** A product and how many of it, in its unit. */
export interface AddLine {
  readonly productId: Id;
  readonly quantity: number;
  /** For what is said of it; the backend is not told. */
  readonly name?: string;
}

/**
 * POST /basket/add/{productId}: the quantity form of the product page, which goes to the basket afterwards.
 * @throws ApiError `server` with the backend's reason where it refuses
 */
export async function addProductToBasket(
  { productId, quantity }: AddLine,
  signal?: AbortSignal,
): Promise<void> {
  const params = {
    path: { productId: pathId(productId) },
    query: { redirectBasket: true, amount: quantity },
  };
  await command((init) => backend.POST('/basket/add/{productId}', { ...init, params }), { signal });
}

/**
 * POST /basket/addproducts/: one line or many; all are added or none. Of an answer that says nothing only who knows what
 * was in the basket `before` can tell what became of it.
 * @throws ApiError `server` with the backend's reason where it refuses
 */
export async function addProductsToBasket(
  lines: readonly AddLine[],
  signal?: AbortSignal,
  before?: BasketBefore,
): Promise<void> {
  const body = lines.map(({ productId, quantity }) => ({ productId, adet: quantity }));
  const answer = await command((init) => backend.POST('/basket/addproducts/', { ...init, body }), { signal });
  await expectDone(answer, async () => {
    if (before === undefined) return false;
    return wasAdded(lines, before, (await getBasket(signal)).lines);
  });
}

/** Adds from the product page, which goes to the basket afterwards. */
export const addToBasketMutation = () =>
  mutationOptions({
    mutationFn: (line: AddLine) => addProductToBasket(line),
    ...once,
  });

/** What is known of the basket without asking: of what was written since nothing is. */
export function knownBasket(queries: QueryClient, identity: Identity): BasketBefore {
  const rows = queries.getQueryState(basketQuery(identity).queryKey);
  if (rows?.data && !rows.isInvalidated) return rows.data.lines;
  const count = queries.getQueryState(basketCountQuery(identity).queryKey);
  return count?.isInvalidated ? undefined : count?.data;
}

/** Adds lines; the user stays. */
export const addProductsMutation = (identity: Identity) =>
  mutationOptions({
    mutationFn: (lines: readonly AddLine[], { client }) =>
      addProductsToBasket(lines, undefined, knownBasket(client, identity)),
    ...once,
  });
