import type { Identity } from '@vitrin/api-client/identity';

/** Stands in the key of a query that waits for the identity. */
export const guest: Identity = { isAuth: false, member: '', isDelegated: false, delegatedCompany: '' };
