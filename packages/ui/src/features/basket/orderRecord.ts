import { standingOf } from '../../write/WriteState.ts';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { type Identity, identityKey } from '@vitrin/api-client/identity';

/** One identity orders in one tab at a time: there is one basket. */
export const orderKey = (identity: Identity) => `${identityKey(identity)} order`;

/** Whether an order of this identity was sent whose end nobody knows; then nothing else is to be sent. */
export const isOrderOpen = (lock: InFlightLock, identity: Identity): boolean =>
  standingOf(lock, orderKey(identity)) === 'open';
