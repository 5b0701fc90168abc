import type { Identity } from '../read/readApplication.ts';
import { identityKey } from './identityKey.ts';

/** Key under which every product list lies: their stock is asked for again after an order. */
export const catalogKey = (identity: Identity) => [identityKey(identity), 'catalog'] as const;
