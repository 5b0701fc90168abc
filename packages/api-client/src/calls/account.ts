import type { Api } from '../client.ts';
import { expectObjectIn } from '../read/expectBody.ts';
import { readAccount, type Account } from '../read/readAccount.ts';

/** The account of the company the member acts for. */
export const accountApi = (api: Api) => ({
  /** GET /info/me */
  get: (signal?: AbortSignal): Promise<Account> =>
    api.read((client, init) => client.GET('/info/me', init), expectObjectIn('cari', readAccount), { signal }),
});
