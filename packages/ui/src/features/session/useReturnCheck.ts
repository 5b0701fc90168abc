import { useQueryClient } from '@tanstack/react-query';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { type Identity, isSameIdentity } from '@vitrin/api-client/identity';
import { useEffect } from 'react';
import { reloadKept } from './reloadKept.ts';

/** How long nothing at all is shown, in ms. A page that is loaded says what it waits for. */
const patience = 2000;

/**
 * A page that comes back out of the browser's memory is not seen before the shop has said that it still belongs to the one
 * who is signed in; if not, or not soon, it is loaded afresh. A guest's page shows nothing anybody might not see.
 */
export function useReturnCheck(identity: Identity | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!identity?.isAuth) return undefined;
    const { style } = document.documentElement;
    const leave = () => {
      style.visibility = 'hidden';
    };
    const show = () => {
      style.visibility = '';
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const late = setTimeout(reloadKept, patience);
      void queries
        .fetchQuery({ ...applicationQuery(), staleTime: 0 })
        .then((now) => (isSameIdentity(now.identity, identity) ? show() : reloadKept()), reloadKept)
        .finally(() => clearTimeout(late));
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      show();
    };
  }, [queries, identity]);
}
