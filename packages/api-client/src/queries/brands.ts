import { queryOptions } from '@tanstack/react-query';
import { brandsApi } from '../calls/brands.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** All brands. */
export const brandsQuery = (api: Api, identity: Identity) =>
  queryOptions({
    queryKey: [identityKey(identity), 'brands'],
    queryFn: ({ signal }) => brandsApi(api).all(signal),
    staleTime: fresh.furniture,
    ...once,
  });
