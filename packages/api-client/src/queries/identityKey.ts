import type { Identity } from '../read/readApplication.ts';

const guestKey = 'guest';

/** Whether a key of `identityKey` is that of a visitor who is not signed in. */
export const isGuestKey = (key: string) => key === guestKey;

/**
 * First part of every query key: whose data it is. Everything one identity has read can be dropped by it, and nothing of
 * another can be met. Before the identity is known it is 'unknown': so are the three reads that establish it (application,
 * login check, login page), always, and menus of pages that never ask for it.
 */
export function identityKey(identity: Identity | undefined): string {
  if (!identity) return 'unknown';
  const { isAuth, member, isDelegated, delegatedCompany } = identity;
  return isAuth ? JSON.stringify([member, isDelegated, delegatedCompany]) : guestKey;
}
