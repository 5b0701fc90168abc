import { maySignInAs } from '../personal/accountRecord.ts';
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
  const { isAuth, member, isDelegated, delegatedCompany, companyId } = identity;
  if (!isAuth) return guestKey;
  const names = [member, isDelegated, delegatedCompany];
  return JSON.stringify(companyId === undefined ? names : [...names, companyId]);
}

/** Whose something is that goes with the person to every company acted for, such as what was searched for. */
export const personKey = ({ isAuth, member }: Identity): string =>
  isAuth ? JSON.stringify([member]) : guestKey;

/**
 * Whether two answers belong to the same member acting for the same company. What only one of them knows does not part them:
 * the company's account may not have been read.
 */
export function isSameIdentity(a: Identity, b: Identity): boolean {
  const isSameCompany = a.companyId === b.companyId || a.companyId === undefined || b.companyId === undefined;
  return isSameCompany && maySignInAs(a.signedIn, b.signedIn) && namesOf(a) === namesOf(b);
}

const namesOf = (identity: Identity) => identityKey({ ...identity, companyId: undefined });
