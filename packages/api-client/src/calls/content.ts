import type { Api } from '../client.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import type { Id } from '../read/readId.ts';
import { readPage, type Page } from '../read/readPage.ts';
import { pathId } from './pathId.ts';

/** Content pages. */
export const contentApi = (api: Api) => ({
  /** GET /page/{id} */
  page: async (id: Id, signal?: AbortSignal): Promise<Page> => {
    const path = { id: String(pathId(id)) };
    return api.read(
      (client, init) => client.GET('/page/{id}', { ...init, params: { path } }),
      expectAnyOf(['title', 'content'], readPage),
      { signal },
    );
  },
});
