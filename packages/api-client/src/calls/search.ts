import type { Api } from '../client.ts';
import { expectList } from '../read/expectBody.ts';
import { readList } from '../read/readList.ts';
import { readProduct, type Product } from '../read/readProduct.ts';
import { timeLimit } from '../timeLimit.ts';
import { writeQuery } from './writeQuery.ts';

/** Suggestions while typing. */
export const searchApi = (api: Api) => ({
  /** GET /search/autocompletev2: products that match, best first. */
  autocomplete: (q: string, inStockOnly: boolean, signal?: AbortSignal): Promise<readonly Product[]> =>
    api.read(
      (client, init) =>
        client.GET('/search/autocompletev2', {
          ...init,
          params: { query: { q: writeQuery(q), stok: inStockOnly } },
        }),
      expectList((body) => readList(body, readProduct)),
      { signal, limit: timeLimit.search },
    ),
});
