import type { Api } from '../client.ts';
import { expectObjectIn } from '../read/expectBody.ts';
import { recognize } from '../personal/recognize.ts';
import { withTimeLimit } from '../timeLimit.ts';
import { readApplication, type Application } from '../read/readApplication.ts';
import { accountApi } from './account.ts';

/** How long the shop waits for the account of who is acted for, in ms: by their names it could be shown without. */
const patience = 3_000;

/** Settings, theme, currency rates and who is signed in. */
export const applicationApi = (api: Api) => ({
  /**
   * GET /application, with what tells its identity from others of the same names. While the member acts for another company,
   * that takes a look at its account.
   */
  get: async (signal?: AbortSignal): Promise<Application> => {
    const application = await api.read(
      (client, init) => client.GET('/application', init),
      expectObjectIn('settings', readApplication),
      { signal },
    );
    return {
      ...application,
      identity: await recognize(application.identity, () =>
        withTimeLimit((within) => accountApi(api).get(within), patience, signal),
      ),
    };
  },
});
