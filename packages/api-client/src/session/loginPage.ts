import { backend, read } from '../client.ts';
import { identityKey } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readFirstText, readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';

/** GET /login: what the login page shows about the shop. A text is '' where the server gave none. */
export interface LoginPage {
  /** File name for /image/show/, or an address. */
  readonly logo: string;
  readonly companyName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Addresses of background pictures, of which one is shown. */
  readonly backgrounds: readonly string[];
  readonly hasDealerForm: boolean;
}

/** Reads GET /login. `background` is an address or a list of addresses. */
export function readLoginPage(body: Wire<Schemas['LoginPage']>): LoginPage {
  const company = readField(body, 'companyInfo');
  const background = readField(body, 'background');
  const backgrounds = Array.isArray(background) ? background : [background];
  return {
    logo: readText(readField(body, 'logo')),
    companyName: readText(readField(body, 'firmaAdi')),
    address: readText(readField(company, 'ADRES')),
    phone: readText(readField(company, 'TELEFON')),
    email: readText(readField(company, 'EMAIL')),
    backgrounds: backgrounds.map((url) => readFirstText(url)).filter((url) => url !== ''),
    hasDealerForm: readFlag(readField(body, 'showBayiFormu')),
  };
}

const loginPageFields = ['logo', 'firmaAdi', 'companyInfo', 'background', 'showBayiFormu'] as const;

/** GET /login */
export const getLoginPage = (signal?: AbortSignal): Promise<LoginPage> =>
  read((init) => backend.GET('/login', init), expectAnyOf(loginPageFields, readLoginPage), {
    signal,
    isPublic: true,
  });

/** What the login page shows about the shop. */
export const loginPageQuery = () =>
  backendQuery([identityKey(undefined), 'session', 'page'], getLoginPage, fresh.shell);
