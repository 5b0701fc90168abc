import { writeQuery } from '../calls/writeQuery.ts';
import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { readProduct, type Product } from '../product/readProduct.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectList } from '../read/expectBody.ts';
import { readList } from '../read/readList.ts';
import { timeLimit } from '../timeLimit.ts';

/** GET /search/autocompletev2: products that match what is typed, best first. */
export const autocomplete = (
  q: string,
  inStockOnly: boolean,
  signal?: AbortSignal,
): Promise<readonly Product[]> =>
  read(
    (init) =>
      backend.GET('/search/autocompletev2', {
        ...init,
        params: { query: { q: writeQuery(q), stok: inStockOnly } },
      }),
    expectList((body) => readList(body, readProduct)),
    { signal, limit: timeLimit.search },
  );

/** Suggestions for a text. An answer belongs to its text, so an older one never replaces a newer one. */
export const autocompleteQuery = (identity: Identity, q: string, inStockOnly: boolean) =>
  backendQuery(
    [identityKey(identity), 'search', 'autocomplete', q, inStockOnly],
    (signal) => autocomplete(q, inStockOnly, signal),
    fresh.catalogue,
  );
