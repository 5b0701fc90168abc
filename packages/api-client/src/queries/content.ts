import { queryOptions } from '@tanstack/react-query';
import { contentApi } from '../calls/content.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import type { Id } from '../read/readId.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** A content page. In the login layout nobody is known, and it is asked without an identity. */
export const pageQuery = (api: Api, identity: Identity | undefined, id: Id) =>
  queryOptions({
    queryKey: [identityKey(identity), 'content', String(id)],
    queryFn: ({ signal }) => contentApi(api).page(id, signal),
    staleTime: fresh.furniture,
    ...once,
  });
