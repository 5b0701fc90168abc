import type { QueryClient } from '@tanstack/react-query';
import { type AddedLine, addedLines } from '@vitrin/api-client/basket/addedLines';
import { type AddLine, addProductsMutation, knownBasket } from '@vitrin/api-client/basket/addToBasket';
import { basketCountQuery } from '@vitrin/api-client/basket/basketCount';
import { type Basket, type BasketLine, basketQuery, readBasketNow } from '@vitrin/api-client/basket/basket';
import { isApiError } from '@vitrin/api-client/apiError';
import type { Identity } from '@vitrin/api-client/identity';
import { alteredOf } from './alteredOf.ts';
import { runMutation } from '../../write/runMutation.ts';

/** What became of lines, by what the basket says before and after. */
export interface Adding {
  readonly lines: readonly AddedLine[];
  /** Why the shop has not, or perhaps not, taken all of them. */
  readonly error?: unknown;
}

/** How long a write waits to know what is in the basket before it, in ms: then it is not known what it makes of it. */
const patience = 2000;
/** How old what is known of the basket may be: somebody else of the company may change it, too; ms. */
const isFresh = 30_000;

/** The rows before a write; undefined where they are not known in time. */
async function rowsBefore(
  queries: QueryClient,
  identity: Identity,
): Promise<readonly BasketLine[] | undefined> {
  const known = knownBasket(queries, identity);
  if (known === 0) return [];
  const { queryKey } = basketQuery(identity);
  const { data, dataUpdatedAt = 0 } = queries.getQueryState(queryKey) ?? {};
  if (typeof known === 'object' && Date.now() - dataUpdatedAt < isFresh) return data?.lines;
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), patience);
  const read = readBasketNow(queries, identity).then(
    ({ lines }) => lines,
    () => undefined,
  );
  return Promise.race([read, late.promise]).finally(() => clearTimeout(timer));
}

/** Whether an answer leaves no doubt that the shop has refused: what arrived all the same, the basket says. */
const isRefused = (error: unknown) => isApiError(error, 'server', 'notFound') && !error.isOutcomeUnknown;

/**
 * Writes lines into the basket and finds out by it what arrived, for the shop may save other quantities than it is asked
 * for, and may take some lines and refuse others. Where nobody knows whether it has written, nothing is found out.
 * @param write sends them, once
 */
export async function writeLines(
  queries: QueryClient,
  identity: Identity,
  lines: readonly AddLine[],
  write: () => Promise<unknown>,
): Promise<Adding> {
  const before = await rowsBefore(queries, identity);
  let failure: { readonly error: unknown } | undefined;
  try {
    await write();
  } catch (error) {
    failure = { error };
    if (!isRefused(error)) return { lines: addedLines(lines, undefined, undefined), error };
  }
  void queries.invalidateQueries({ queryKey: basketCountQuery(identity).queryKey });
  const now = await readBasketNow(queries, identity).catch(() => undefined);
  const added = addedLines(lines, before, now?.lines);
  const altered = alteredOf(added);
  if (now && altered.length > 0) await noteAdded(queries, identity, now, altered);
  return { lines: added, ...failure };
}

/**
 * Says at the rows of the basket which of them have another quantity than they were to get. Only then what keeps its rows is
 * needed, which the basket brings along; without a connection its rows say nothing, and the notice of who added says it all.
 */
async function noteAdded(
  queries: QueryClient,
  identity: Identity,
  { id, lines }: Basket,
  altered: ReturnType<typeof alteredOf>,
): Promise<void> {
  const queue = await import('./lineQueueOf.ts').then(
    ({ lineQueueOf }) => lineQueueOf(queries, identity),
    () => undefined,
  );
  for (const { productId, quantity, saved } of altered) {
    const row = lines.find((line) => String(line.productId) === String(productId));
    if (row) queue?.noteAdded({ ...row, basketId: id }, quantity, saved);
  }
}

const underWay = new WeakMap<
  QueryClient,
  Map<string, { lines: readonly AddLine[]; adding: Promise<Adding> }>
>();

/**
 * Puts lines into the basket. Asked for the same lines while they are on their way, it waits for those; others of the same
 * products go after them, or the basket could not tell the one from the other.
 */
export function addLines(
  queries: QueryClient,
  identity: Identity,
  lines: readonly AddLine[],
): Promise<Adding> {
  const pending =
    underWay.get(queries) ?? new Map<string, { lines: readonly AddLine[]; adding: Promise<Adding> }>();
  underWay.set(queries, pending);
  const mark = JSON.stringify(lines.map(({ productId, quantity }) => [productId, quantity]));
  const known = pending.get(mark);
  if (known) return known.adding;
  const products = new Set(lines.map(({ productId }) => String(productId)));
  const others = [...pending.values()].filter((other) =>
    other.lines.some(({ productId }) => products.has(String(productId))),
  );
  const write = () => runMutation(queries, addProductsMutation(identity), lines);
  const adding = Promise.allSettled(others.map((other) => other.adding))
    .then(() => writeLines(queries, identity, lines, write))
    .finally(() => pending.delete(mark));
  pending.set(mark, { lines, adding });
  return adding;
}
