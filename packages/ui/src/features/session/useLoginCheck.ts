import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepDrafts } from '@vitrin/api-client/drafts';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { checkLoginQuery } from '@vitrin/api-client/session/checkLogin';
import { useEffect, useEffectEvent, useRef } from 'react';
import { currentAddress } from './currentAddress.ts';
import { endedSession } from './endedSession.ts';

export interface LoginCheck {
  /** The check itself failed: nobody knows, so nobody is sent away. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * Asks whether this visitor may use the shop, and sends those who may not to the login.
 * @param onLogin told the address to come back to
 * @param isChanged another tab has said that it made the shop somebody else's
 */
export function useLoginCheck(onLogin: (returnPath: string) => void, isChanged: boolean): LoginCheck {
  const queries = useQueryClient();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(checkLoginQuery());
  const wasAllowed = useRef(false);
  const refuse = useEffectEvent(() => {
    const { isAuth } = queries.getQueryData(applicationQuery().queryKey)?.identity ?? {};
    // A closed shop may say so before GET /application says that the session is over.
    if (wasAllowed.current && isAuth && !isChanged) {
      keepDrafts();
      endedSession.set(true);
    }
    onLogin(currentAddress());
  });
  useEffect(() => {
    if (data) wasAllowed.current = true;
    if (data === false) refuse();
  }, [data]);
  return {
    hasFailed: data === undefined && errorUpdateCount > 0,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
