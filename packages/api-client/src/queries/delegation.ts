import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { isApiError } from '../apiError.ts';
import { applicationApi } from '../calls/application.ts';
import { delegationApi } from '../calls/delegation.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import type { Id } from '../read/readId.ts';
import { applicationQuery } from './application.ts';
import { identityKey, isSameIdentity } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** Companies that match a text. */
export const cariSearchQuery = (api: Api, identity: Identity, query: string) =>
  queryOptions({
    queryKey: [identityKey(identity), 'delegation', 'search', query],
    queryFn: ({ signal }) => delegationApi(api).search(query, signal),
    staleTime: fresh.catalogue,
    ...once,
  });

/**
 * Acts for a company; load the shop afresh afterwards. Without an answer it has failed only where the shop says that it
 * still acts for whom it did: a page of the wrong company, in which something could be ordered, must not stay.
 */
export const delegateMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (targetUserId: Id, { client }) =>
      delegationApi(api)
        .delegate(targetUserId)
        .catch(async (error: unknown) => {
          if (!isApiError(error) || !error.isOutcomeUnknown) throw error;
          const before = client.getQueryData(applicationQuery(api).queryKey)?.identity;
          const now = await applicationApi(api)
            .get()
            .catch(() => undefined);
          if (now && before && isSameIdentity(now.identity, before)) throw error;
        }),
    ...once,
  });
