import type { Api } from '../client.ts';
import { expectList } from '../read/expectBody.ts';
import { readCariResults, type Cari } from '../read/readCariResults.ts';
import type { Id } from '../read/readId.ts';
import { timeLimit } from '../timeLimit.ts';
import { writeQuery } from './writeQuery.ts';

/** Acting for another company (Cari). */
export const delegationApi = (api: Api) => ({
  /** GET /search/cari: companies whose name or number matches. */
  search: (query: string, signal?: AbortSignal): Promise<readonly Cari[]> =>
    api.read(
      (client, init) =>
        client.GET('/search/cari', { ...init, params: { query: { query: writeQuery(query) } } }),
      expectList(readCariResults),
      { signal, limit: timeLimit.search },
    ),

  /**
   * GET /delegation/DelegateToUser/: act for the company from now on. The redirect that answers is not followed; load the
   * shop afresh afterwards.
   */
  delegate: async (targetUserId: Id, signal?: AbortSignal): Promise<void> => {
    const params = { query: { targetUserId } };
    await api.command(
      (client, init) => client.GET('/delegation/DelegateToUser/', { ...init, redirect: 'manual', params }),
      { signal, acceptsRedirect: true },
    );
  },
});
