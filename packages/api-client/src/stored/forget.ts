import { type Identity, identityKey, isOfPerson, personKey } from '../identity.ts';
import {
  maySignInAs,
  readAccountRecord,
  writeAccountRecord,
  type SignedIn,
} from '../personal/accountRecord.ts';
import { readField } from '../read/readField.ts';
import { browserStorage } from './browserStorage.ts';
import { readStored } from './readStored.ts';
import { eachCompanyPrefix, forgetPriceList, personalPrefix, type PersonalKey } from './storedKeys.ts';
import { storedValue } from './storedValue.ts';

/**
 * Forgets what was kept for anybody but this identity, or its person; what is kept for each company apart stays for those
 * that the same person acts for.
 */
export function forgetOthers(identity: Identity): void {
  const owners = [identityKey(identity), personKey(identity)];
  for (const key of personalKeys()) {
    const owner = String(readField(readStored(key), 'owner'));
    const mayBeTheirs =
      owners.includes(owner) || (key.key.startsWith(eachCompanyPrefix) && isOfPerson(owner, identity));
    if (!mayBeTheirs || !storedValue(key, (value) => value !== undefined, owner).get()) forgetKey(key);
  }
}

/** Forgets everything that anybody has left in this browser and this tab, and the price list that was looked through. */
export function forgetEverybody(): void {
  personalKeys().forEach(forgetKey);
  writeAccountRecord({});
  // It would show the next visitor prices of another list.
  if (typeof document !== 'undefined') document.cookie = forgetPriceList;
}

/** Somebody has signed in by a form of ours: what anybody else has left is gone before their first page is asked for. */
export function noteSignIn({ cariNo, userName }: SignedIn): void {
  const before = readAccountRecord();
  const signedIn = { cariNo, userName };
  if (before.signedIn && !maySignInAs(before.signedIn, signedIn)) forgetEverybody();
  writeAccountRecord({ signedIn });
}

const forgetKey = ({ area, key }: PersonalKey) => void browserStorage[area].write(key, null);

/** All that is kept in this browser and this tab of a person, whatever it is. */
const personalKeys = (): readonly PersonalKey[] =>
  (['local', 'session'] as const).flatMap((area) =>
    browserStorage[area]
      .keys()
      .filter((key) => key.startsWith(personalPrefix))
      .map((key) => ({ area, key, whose: 'person' as const })),
  );
