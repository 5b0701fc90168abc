import { identityKey, type Identity } from '../identity.ts';

/** Key under which everything of the basket lies, its count included: invalidated after every write. */
export const basketKey = (identity: Identity) => [identityKey(identity), 'basket'] as const;
