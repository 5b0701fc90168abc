import { maySignInAs, type SignedIn } from './personal/accountRecord.ts';

/** Whose shop a tab shows. Everything read from the backend belongs to exactly one identity. */
export interface Identity {
  /** Somebody is signed in. */
  readonly isAuth: boolean;
  /** Name of the member signed in, '' for a guest. */
  readonly member: string;
  /** The member acts for another company than their own. */
  readonly isDelegated: boolean;
  /** Name of the company the member acts for, '' when for their own or where the shop gives no name. */
  readonly delegatedCompany: string;
  /** The login it belongs to; undefined where this browser has not seen it. */
  readonly signedIn?: SignedIn | undefined;
  /** Tells the company the member acts for from others of its name; undefined where nothing does. */
  readonly companyId?: string | undefined;
  /** Its number, as people know it ('Cari No 120.01.034', 'No 917'); undefined where there is none to say. */
  readonly companyNo?: string | undefined;
}

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

/** Whether a key of `identityKey` is of this person, whichever company they acted for. */
export const isOfPerson = (key: string, identity: Identity): boolean =>
  identity.isAuth && key.startsWith(`${personKey(identity).slice(0, -1)},`);

/**
 * Whether two answers belong to the same member acting for the same company. What only one of them knows does not part them:
 * the company's account may not have been read.
 */
export function isSameIdentity(a: Identity, b: Identity): boolean {
  const isSameCompany = a.companyId === b.companyId || a.companyId === undefined || b.companyId === undefined;
  return isSameCompany && maySignInAs(a.signedIn, b.signedIn) && namesOf(a) === namesOf(b);
}

const namesOf = (identity: Identity) => identityKey({ ...identity, companyId: undefined });
