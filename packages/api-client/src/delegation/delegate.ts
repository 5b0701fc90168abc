import { mutationOptions } from '@tanstack/react-query';
import { isApiError } from '../apiError.ts';
import { applicationQuery, getApplication } from '../application/application.ts';
import { backend, command } from '../client.ts';
import { isSameIdentity } from '../identity.ts';
import { once } from '../queries/queryDefaults.ts';
import type { Id } from '../read/readId.ts';

/**
 * GET /delegation/DelegateToUser/: act for the company from now on. The redirect that answers is not followed; load the
 * shop afresh afterwards.
 */
export async function delegateToUser(targetUserId: Id, signal?: AbortSignal): Promise<void> {
  const params = { query: { targetUserId } };
  await command(
    (init) => backend.GET('/delegation/DelegateToUser/', { ...init, redirect: 'manual', params }),
    { signal, acceptsRedirect: true },
  );
}

/**
 * Acts for a company; load the shop afresh afterwards. Without an answer it has failed only where the shop says that it
 * still acts for whom it did: a page of the wrong company, in which something could be ordered, must not stay.
 */
export const delegateMutation = () =>
  mutationOptions({
    mutationFn: (targetUserId: Id, { client }) =>
      delegateToUser(targetUserId).catch(async (error: unknown) => {
        if (!isApiError(error) || !error.isOutcomeUnknown) throw error;
        const before = client.getQueryData(applicationQuery().queryKey)?.identity;
        const now = await getApplication().catch(() => undefined);
        if (now && before && isSameIdentity(now.identity, before)) throw error;
      }),
    ...once,
  });
