import { type Identity, identityKey } from '../identity.ts';
import { readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readText } from '../read/readText.ts';
import { readStored } from '../stored/readStored.ts';
import { storedKeys } from '../stored/storedKeys.ts';
import { storedValue } from '../stored/storedValue.ts';
import { readSignedIn } from './accountRecord.ts';

/** Remembers for whom the shop was last open here; that it was open for nobody, too. */
export function rememberIdentity(identity: Identity): void {
  const of = storedValue(storedKeys.identity, (value) => value, identityKey(identity));
  of.set(identity.isAuth ? identity : undefined);
}

/**
 * For whom the shop was last open in this browser, where it cannot be asked; undefined after 'Çıkış', where the session had ended,
 * or somebody else has signed in.
 */
export function recallIdentity(): Identity | undefined {
  const kept = readField(readStored(storedKeys.identity), 'value');
  const companyId = readText(readField(kept, 'companyId'));
  const companyNo = readText(readField(kept, 'companyNo'));
  const signedIn = readSignedIn(readField(kept, 'signedIn'));
  const identity: Identity = {
    isAuth: readFlag(readField(kept, 'isAuth')),
    member: readText(readField(kept, 'member')),
    isDelegated: readFlag(readField(kept, 'isDelegated')),
    delegatedCompany: readText(readField(kept, 'delegatedCompany')),
    ...(signedIn && { signedIn }),
    ...(companyId !== '' && { companyId }),
    ...(companyNo !== '' && { companyNo }),
  };
  // Kept as whose it is, so that it goes where all goes that is theirs.
  const isTheirs = storedValue(storedKeys.identity, (value) => value !== undefined, identityKey(identity));
  return identity.isAuth && isTheirs.get() ? identity : undefined;
}
