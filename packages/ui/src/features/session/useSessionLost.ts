import { useQueryClient } from '@tanstack/react-query';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { onSessionLost } from '@vitrin/api-client/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isLoginAddress } from '../../paths.ts';
import { currentAddress } from './currentAddress.ts';
import { endedSession } from './endedSession.ts';

/** The calls of one screen find the session gone together: what follows the first within this time (ms) says no more. */
const together = 2000;

/**
 * Any call that finds the session gone leads to the login, which says so and knows the way back; everything that was
 * read is dropped.
 * @param onLogin told the address to come back to
 */
export function useSessionLost(onLogin: (returnPath: string) => void): void {
  const queries = useQueryClient();
  const lastLoss = useRef(Number.NEGATIVE_INFINITY);
  const lose = useEffectEvent(() => {
    const now = performance.now();
    if (now - lastLoss.current < together || isLoginAddress(location.pathname)) return;
    lastLoss.current = now;
    // A guest of a closed shop had no session to lose: the login explains itself.
    const wasSignedIn = queries.getQueryData(applicationQuery().queryKey)?.identity.isAuth;
    if (wasSignedIn) endedSession.set(true);
    onLogin(currentAddress());
    queries.clear();
  });
  useEffect(() => onSessionLost(() => lose()), []);
}
