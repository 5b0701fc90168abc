import { readAmount } from './readAmount.ts';
import { readField } from './readField.ts';
import { readList } from './readList.ts';
import { readFirstText, readText } from './readText.ts';
import type { Also, Schemas, Wire } from './Wire.ts';

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
