import { type Identity, identityKey } from '@vitrin/api-client/identity';

/** One identity adds lists in one tab at a time: there is one basket, which tells by what there was before. */
export const addKey = (identity: Identity) => `${identityKey(identity)} add`;
