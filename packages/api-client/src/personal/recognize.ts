import type { Account } from '../account/account.ts';
import type { Identity } from '../identity.ts';
import { readAccountRecord, writeAccountRecord, type AccountRecord } from './accountRecord.ts';

/**
 * Tells an identity from others of the same names: by the login this browser has seen, and for a company that is acted for by
 * the id it was chosen by, or, where it was not chosen here, by its account.
 * @param askAccount reads the account of the company that is acted for; while it fails, what was known counts
 */
export async function recognize(identity: Identity, askAccount: () => Promise<Account>): Promise<Identity> {
  // Who signs in next is told from who signed in last by what is known: a guest changes nothing of it.
  if (!identity.isAuth) return identity;
  const { member, isDelegated } = identity;
  const seen = readAccountRecord();
  const isTheirs = seen.member === undefined || seen.member === member;
  const signedIn = isTheirs ? seen.signedIn : undefined;
  const own: AccountRecord = { signedIn, member: signedIn && member };
  if (!isDelegated) {
    writeAccountRecord(own);
    return { ...identity, ...(signedIn && { signedIn }) };
  }
  const account = await askAccount().catch(() => undefined);
  const mark = account && accountMark(account);
  const company = findChosen(seen, identity, mark);
  writeAccountRecord({ ...own, company });
  const companyId = company ? String(company.id) : mark;
  const companyNo = account?.cariNo ? `Cari No ${account.cariNo}` : company && `No ${company.id}`;
  return {
    ...identity,
    ...(signedIn && { signedIn }),
    ...(companyId !== undefined && { companyId }),
    ...(companyNo !== undefined && { companyNo }),
  };
}

/** The company that was chosen here; undefined where the server acts for another one by now. */
function findChosen(
  { company }: AccountRecord,
  { delegatedCompany }: Identity,
  mark: string | undefined,
): AccountRecord['company'] {
  if (!company) return undefined;
  const { id, shownName = delegatedCompany, mark: markBefore = mark } = company;
  if (shownName !== delegatedCompany || (mark !== undefined && markBefore !== mark)) return undefined;
  return { id, shownName, mark: markBefore };
}

/** A short text that differs where two accounts do: in number, tax number or an address. Says nothing of either. */
export function accountMark({ cariNo, companyName, taxOffice, taxNumber, addresses }: Account): string {
  const told = JSON.stringify([
    cariNo,
    companyName,
    taxOffice,
    taxNumber,
    addresses.map(({ address }) => address),
  ]);
  // FNV-1a: short, and the same in every browser.
  let hash = 0x811c9dc5;
  for (const letter of told) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `account-${(hash >>> 0).toString(36)}`;
}
