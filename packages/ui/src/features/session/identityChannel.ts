import type { Identity } from '@vitrin/api-client/identity';
import { readField } from '@vitrin/api-client/read/readField';

const name = 'vitrin-identity';

/** Tells the other tabs of this browser whose shop the server shows now. */
export function announceIdentity(identity: Identity): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(identity);
  channel.close();
}

/** Hears what other tabs announce; gives the function that ends it. */
export function hearIdentities(listener: (identity: Identity) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab that still runs another build may say something else.
    if (isIdentity(data)) listener(data);
  });
  return () => channel.close();
}

const isIdentity = (data: unknown): data is Identity =>
  ['isAuth', 'isDelegated'].every((field) => typeof readField(data, field) === 'boolean') &&
  ['member', 'delegatedCompany'].every((field) => typeof readField(data, field) === 'string') &&
  ['string', 'undefined'].includes(typeof readField(data, 'companyId'));
