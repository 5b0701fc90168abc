import { identityKey, type Identity } from '../identity.ts';

/** Key under which every product list lies: their stock is asked for again after an order. */
export const catalogKey = (identity: Identity) => [identityKey(identity), 'catalog'] as const;
