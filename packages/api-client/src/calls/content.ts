import type { Api } from '../client.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import type { Id } from '../read/readId.ts';
import { readPage, type Page } from '../read/readPage.ts';

/** Content pages. */
export const contentApi = (api: Api) => ({
  /** GET /page/{id} */
  page: (id: Id, signal?: AbortSignal): Promise<Page> =>
    api.read(
      (client, init) => client.GET('/page/{id}', { ...init, params: { path: { id: String(id) } } }),
      expectAnyOf(['title', 'content'], readPage),
      { signal },
    ),
});
