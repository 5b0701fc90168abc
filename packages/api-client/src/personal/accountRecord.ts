import { readField } from '../read/readField.ts';
import { readId, type Id } from '../read/readId.ts';
import { readText } from '../read/readText.ts';
import { readStored, writeStored } from '../stored/readStored.ts';
import { storedKeys } from '../stored/storedKeys.ts';

/** Who a login was for, as it was typed. */
export interface SignedIn {
  readonly cariNo: string;
  readonly userName: string;
}

/** A company that was chosen to act for. */
export interface ChosenCompany {
  readonly id: Id;
  /** Its name in GET /application, once that has named it. */
  readonly shownName?: string | undefined;
  /** `accountMark` of its account, once that was read. */
  readonly mark?: string | undefined;
}

/**
 * What this browser knows of whose shop the server shows it, which GET /application gives by names only. Names are shared:
 * two companies of one title, two members of one name.
 */
export interface AccountRecord {
  readonly signedIn?: SignedIn | undefined;
  /** Whose name GET /application gave to that login. */
  readonly member?: string | undefined;
  readonly company?: ChosenCompany | undefined;
}

/** What is known; nothing where nothing was seen. */
export function readAccountRecord(): AccountRecord {
  const kept = readStored(storedKeys.account);
  return {
    signedIn: readSignedIn(readField(kept, 'signedIn')),
    member: optional(readField(kept, 'member')),
    company: readChosen(readField(kept, 'company')),
  };
}

/** Keeps it for all tabs, until somebody signs out; nothing known is nothing kept. */
export const writeAccountRecord = (record: AccountRecord): void =>
  void writeStored(storedKeys.account, record.signedIn || record.company ? record : undefined);

/** Notes which company the server was asked to act for; its name and its account are learned from what it says next. */
export const noteChosenCompany = (id: Id): void =>
  writeAccountRecord({ ...readAccountRecord(), company: { id } });

/** Whether two logins may be the same: one that is not known may be any. */
export const maySignInAs = (a: SignedIn | undefined, b: SignedIn | undefined): boolean =>
  !a || !b || (a.cariNo === b.cariNo && a.userName === b.userName);

/** A login as it was kept; undefined where none was. */
export function readSignedIn(value: unknown): SignedIn | undefined {
  const [cariNo, userName] = [readText(readField(value, 'cariNo')), readText(readField(value, 'userName'))];
  return cariNo === '' ? undefined : { cariNo, userName };
}

function readChosen(value: unknown): ChosenCompany | undefined {
  const id = readId(readField(value, 'id'));
  const [shownName, mark] = [optional(readField(value, 'shownName')), optional(readField(value, 'mark'))];
  return id === '' ? undefined : { id, shownName, mark };
}

const optional = (value: unknown) => (typeof value === 'string' ? value : undefined);
