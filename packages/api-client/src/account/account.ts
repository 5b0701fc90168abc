import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectObjectIn } from '../read/expectBody.ts';
import { readAmount } from '../read/readAmount.ts';
import { readField } from '../read/readField.ts';
import { readList } from '../read/readList.ts';
import { readFirstText, readText } from '../read/readText.ts';
import type { Also, Schemas, Wire } from '../read/Wire.ts';

/** GET /info/me. A text is '' where the server gave none. */
export interface Account {
  /** Number of the account (Cari No). */
  readonly cariNo: string;
  readonly companyName: string;
  readonly taxOffice: string;
  readonly taxNumber: string;
  /** Risk limit in TL: a number, or a text the server has already formatted. */
  readonly riskLimit: number | string | undefined;
  readonly representative: { readonly name: string; readonly email: string } | undefined;
  readonly addresses: readonly { readonly address: string; readonly contact: string }[];
}

/** Reads GET /info/me. */
export function readAccount(body: Wire<Schemas['AccountInfo']>): Account {
  const company: Wire<Schemas['AccountCompany'] & Also<'kod'>> = readField(body, 'cari');
  const representative = readField(body, 'temsilci');
  const name = readText(readField(representative, 'ad'));
  const email = readText(readField(representative, 'email'));
  const risk = readField(company, 'risk');
  return {
    cariNo: readFirstText(readField(company, 'cariNo'), readField(company, 'kod')),
    companyName: readText(readField(company, 'ad')),
    taxOffice: readText(readField(company, 'vergiDairesi')),
    taxNumber: readText(readField(company, 'vergiNumarasi')),
    riskLimit: typeof risk === 'string' ? readText(risk) || undefined : readAmount(risk),
    representative: name === '' && email === '' ? undefined : { name, email },
    addresses: readList(readField(body, 'adresler'), readAddress),
  };
}

function readAddress(value: Wire<Schemas['AccountAddress']>): Account['addresses'][number] | undefined {
  const address = readText(readField(value, 'adres'));
  const contact = readText(readField(value, 'yetkili'));
  return address === '' && contact === '' ? undefined : { address, contact };
}

/** GET /info/me: the account of the company the member acts for. */
export const getAccountInfo = (signal?: AbortSignal): Promise<Account> =>
  read((init) => backend.GET('/info/me', init), expectObjectIn('cari', readAccount), { signal });

/** The company's account. */
export const accountQuery = (identity: Identity) =>
  backendQuery([identityKey(identity), 'account'], getAccountInfo, fresh.session);
