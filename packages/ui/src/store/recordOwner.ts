import type { Identity } from '@vitrin/api-client/identity';
import { readSignedIn } from '@vitrin/api-client/personal/accountRecord';
import { readField } from '@vitrin/api-client/read/readField';
import { readText } from '@vitrin/api-client/read/readText';

/** Whose a record of a database is, as it is kept with it. */
export function ownerOf(identity: Identity): Identity {
  const { companyNo: _, ...owner } = identity;
  return owner;
}

/** Whose a record is. */
export function readOwner(value: unknown): Identity {
  const owner = readField(value, 'owner');
  const companyId = readText(readField(owner, 'companyId'));
  return {
    isAuth: true,
    member: readText(readField(owner, 'member')),
    isDelegated: readField(owner, 'isDelegated') === true,
    delegatedCompany: readText(readField(owner, 'delegatedCompany')),
    companyId: companyId === '' ? undefined : companyId,
    signedIn: readSignedIn(readField(owner, 'signedIn')),
  };
}
