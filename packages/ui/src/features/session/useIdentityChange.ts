import { useQueryClient } from '@tanstack/react-query';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { type Identity, identityKey, isSameIdentity } from '@vitrin/api-client/identity';
import { useIdentity } from '@vitrin/api-client/application/useIdentity';
import { useEffect, useEffectEvent, useState } from 'react';
import type { IdentityChange } from './describeIdentityChange.ts';
import { endedSession } from './endedSession.ts';
import { hearIdentities } from './identityChannel.ts';

/**
 * Notices that another tab has signed out, signed in or started to act for another company: at once when that tab is
 * ours too, otherwise when this one is looked at again. Everything cached for the former identity is dropped. Where the
 * session is over instead, that is noted for the login, to which some screens lead at once.
 * @returns what happened, until the page is loaded afresh; undefined while nothing has
 */
export function useIdentityChange(): IdentityChange | undefined {
  const queries = useQueryClient();
  const identity = useIdentity();
  const [before, setBefore] = useState(identity);
  const [announced, setAnnounced] = useState<Identity>();
  // A session that was lost leaves no identity: what comes next begins anew and is no change.
  if ((before === undefined) !== (identity === undefined)) setBefore(identity);

  const hear = useEffectEvent((said: Identity) => {
    // This tab hears itself, too, and then knows already what it says.
    const isKnown = identity !== undefined && isSameIdentity(said, identity);
    setAnnounced((earlier) =>
      earlier && isSameIdentity(said, earlier) ? earlier : isKnown ? undefined : said,
    );
  });
  useEffect(() => hearIdentities((said) => hear(said)), []);

  useEffect(() => {
    // Two windows side by side change focus without either becoming hidden, which is all the query client watches.
    const askAgain = () => void queries.refetchQueries({ queryKey: applicationQuery().queryKey });
    window.addEventListener('focus', askAgain);
    return () => window.removeEventListener('focus', askAgain);
  }, [queries]);

  // Whoever signs out in another tab, which says so, has lost nothing.
  const isLost = before?.isAuth === true && identity?.isAuth === false && announced?.isAuth !== false;
  useEffect(() => {
    if (isLost) endedSession.set(true);
  }, [isLost]);

  const after = [identity, announced].find((now) => now && before && !isSameIdentity(now, before));
  const former = before && after ? identityKey(before) : undefined;
  useEffect(() => {
    if (former !== undefined) queries.removeQueries({ queryKey: [former] });
  }, [queries, former]);

  if (!before || !after) return undefined;
  return { before, after, isAnnounced: announced !== undefined && isSameIdentity(after, announced) };
}
