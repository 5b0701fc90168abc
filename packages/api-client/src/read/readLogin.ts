import { readErrors } from './readErrors.ts';
import { readField } from './readField.ts';
import { readFlag } from './readFlag.ts';
import { readFirstText, readText } from './readText.ts';
import type { Schemas, Wire } from './Wire.ts';

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

/** Answer to POST /login/spa. */
export interface LoginResult {
  readonly hasError: boolean;
  /** The server's words for the refusal, '' when it gave none. */
  readonly errorMessage: string;
}

/** Reads the answer to POST /login/spa. */
export function readLoginResult(body: Wire<Schemas['LoginResult']>): LoginResult {
  return {
    hasError: readFlag(readField(body, 'hasError')),
    errorMessage: readErrors(readField(body, 'errorMessage')).join(' '),
  };
}
