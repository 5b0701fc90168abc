import type { Api } from '../client.ts';
import { expectList } from '../read/expectBody.ts';
import { readBrands } from '../read/readBrands.ts';
import type { Named } from '../read/readNamed.ts';

/** The brand index. */
export const brandsApi = (api: Api) => ({
  /** GET /brand/all, in no particular order. */
  all: (signal?: AbortSignal): Promise<readonly Named[]> =>
    api.read((client, init) => client.GET('/brand/all', init), expectList(readBrands), { signal }),
});
