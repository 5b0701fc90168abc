import type { Api } from '../client.ts';
import { expectObjectIn } from '../read/expectBody.ts';
import { readApplication, type Application } from '../read/readApplication.ts';

/** Settings, theme, currency rates and who is signed in. */
export const applicationApi = (api: Api) => ({
  /** GET /application */
  get: (signal?: AbortSignal): Promise<Application> =>
    api.read(
      (client, init) => client.GET('/application', init),
      expectObjectIn('settings', readApplication),
      { signal },
    ),
});
