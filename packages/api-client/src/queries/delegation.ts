import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { delegationApi } from '../calls/delegation.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import type { Id } from '../read/readId.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** Companies that match a text. */
export const cariSearchQuery = (api: Api, identity: Identity, query: string) =>
  queryOptions({
    queryKey: [identityKey(identity), 'delegation', 'search', query],
    queryFn: ({ signal }) => delegationApi(api).search(query, signal),
    staleTime: fresh.catalogue,
    ...once,
  });

/** Acts for a company; load the shop afresh afterwards. */
export const delegateMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['delegation', 'delegate'],
    mutationFn: (targetUserId: Id) => delegationApi(api).delegate(targetUserId),
    ...once,
  });
