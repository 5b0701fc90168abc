import { queryOptions } from '@tanstack/react-query';
import { accountApi } from '../calls/account.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** The company's account. */
export const accountQuery = (api: Api, identity: Identity) =>
  queryOptions({
    queryKey: [identityKey(identity), 'account'],
    queryFn: ({ signal }) => accountApi(api).get(signal),
    staleTime: fresh.session,
    ...once,
  });
