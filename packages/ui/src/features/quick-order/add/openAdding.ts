import type { QueryClient } from '@tanstack/react-query';
import type { Identity } from '@vitrin/api-client/identity';
import { browserLock } from '@vitrin/api-client/inFlight/browserLock';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { tellLeft } from '../../../write/tellLeft.ts';
import { standingOf, unknown, type WriteState } from '../../../write/WriteState.ts';
import { addKey } from './addKey.ts';
import { addWords } from './addWords.ts';
import { basketPort } from './basketPort.ts';
import { type Added, type Adding, createAdding } from './createAdding.ts';

interface OpenAddingNeeds {
  readonly queries: QueryClient;
  readonly identity: Identity;
  /** Lets end what has to before the basket is read. */
  readonly settle: (queries: QueryClient, identity: Identity, lock: InFlightLock) => Promise<void>;
  readonly show: (state: WriteState | Added) => void;
  readonly hasNavigatedAway: () => boolean;
}

/**
 * The adding of an identity in this browser: one that an earlier page has left open is open here, too, and who has gone to another
 * screen before it ends is told of what went wrong, and of what may have, by a notice.
 */
export function openAdding({ queries, identity, settle, show, hasNavigatedAway }: OpenAddingNeeds): Adding {
  const lock = browserLock();
  const key = addKey(identity);
  if (standingOf(lock, key) === 'open') show(unknown(addWords.unanswered));
  return createAdding({
    lock,
    key,
    port: basketPort(queries, identity),
    show: (state) => {
      show(state);
      if (hasNavigatedAway()) tellLeft(state, addWords);
    },
    prepare: () => settle(queries, identity, lock),
  });
}
