import type { Identity } from '@vitrin/api-client/identity';
import { readField } from '@vitrin/api-client/read/readField';
import { hearTabs, tellTabs } from '@vitrin/api-client/tabs';

/** Tells the other tabs of this browser whose shop the server shows now. */
export const announceIdentity = (identity: Identity): void => tellTabs('vitrin-identity', identity);

/** Hears what other tabs announce; gives the function that ends it. */
export const hearIdentities = (listener: (identity: Identity) => void): (() => void) =>
  hearTabs('vitrin-identity', (said) => {
    if (isIdentity(said)) listener(said);
  });

const isIdentity = (data: unknown): data is Identity =>
  ['isAuth', 'isDelegated'].every((field) => typeof readField(data, field) === 'boolean') &&
  ['member', 'delegatedCompany'].every((field) => typeof readField(data, field) === 'string') &&
  ['string', 'undefined'].includes(typeof readField(data, 'companyId'));
