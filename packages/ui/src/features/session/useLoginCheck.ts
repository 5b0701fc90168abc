import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client';
import { checkLoginQuery } from '@vitrin/api-client/queries/session';
import { useEffect, useEffectEvent } from 'react';
import { currentAddress } from './currentAddress.ts';

export interface LoginCheck {
  /** The check itself failed: nobody knows, so nobody is sent away. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * Asks whether this visitor may use the shop, and sends those who may not to the login.
 * @param onLogin told the address to come back to
 */
export function useLoginCheck(onLogin: (returnPath: string) => void): LoginCheck {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(checkLoginQuery(api));
  const isRefused = data === false;
  const refuse = useEffectEvent(() => onLogin(currentAddress()));
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
  return {
    hasFailed: data === undefined && errorUpdateCount > 0,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
