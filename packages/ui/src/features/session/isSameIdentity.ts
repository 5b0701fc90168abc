import { identityKey } from '@vitrin/api-client/queries/identityKey';
import type { Identity } from '@vitrin/api-client/read/readApplication';

/** Whether two answers belong to the same member acting for the same company. */
export const isSameIdentity = (a: Identity, b: Identity) => identityKey(a) === identityKey(b);
