import { useQueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { applicationQuery } from '@vitrin/api-client/queries/application';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import { useEffect } from 'react';
import { isSameIdentity } from './isSameIdentity.ts';

const loadAfresh = () => location.reload();

/**
 * A page that comes back out of the browser's memory is not seen before the shop has said that it still belongs to the one
 * who is signed in; if not, it is loaded afresh. A guest's page shows nothing anybody might not see.
 */
export function useReturnCheck(identity: Identity | undefined, reload = loadAfresh): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!identity?.isAuth) return undefined;
    const { style } = document.documentElement;
    const leave = () => {
      style.visibility = 'hidden';
    };
    const comeBack = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const now = await queries.fetchQuery({ ...applicationQuery(api), staleTime: 0 }).catch(() => undefined);
      if (now && isSameIdentity(now.identity, identity)) style.visibility = '';
      else reload();
    };
    const listen = (event: PageTransitionEvent) => void comeBack(event);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', listen);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', listen);
      style.visibility = '';
    };
  }, [queries, identity, reload]);
}
