import type { SignedIn } from '../personal/accountRecord.ts';
import { readField, isRecord } from './readField.ts';
import { readFlag } from './readFlag.ts';
import { readList } from './readList.ts';
import { readAmount } from './readAmount.ts';
import { readHtml } from './readHtml.ts';
import { readText } from './readText.ts';
import type { Schemas, Wire } from './Wire.ts';

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

/** A currency and its selling rate in lira: a number, or a text the server has already formatted. */
export interface CurrencyRate {
  readonly name: string;
  readonly selling: number | string;
}

/** GET /application: settings, theme, currency rates and what the visitor may do. */
export interface Application {
  /** Raw settings by their dotted names; asked through `setting`, `settingFlag` and `settingNumber`. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The theme as the server holds it, untouched: it is saved back whole. */
  readonly themeSettings: unknown;
  readonly rates: readonly CurrencyRate[];
  readonly identity: Identity;
  readonly canDelegate: boolean;
  readonly hasAutoComplete: boolean;
  readonly isThemeEditorActive: boolean;
}

/** Reads GET /application. Settings and theme are kept as they are; the rest is tamed. */
export function readApplication(body: Wire<Schemas['Application']>): Application {
  const settings = readField(body, 'settings');
  const isAuth = readFlag(readField(body, 'isAuth'));
  const isDelegated = readFlag(readField(body, 'isDelegated'));
  return {
    settings: isRecord(settings) ? settings : {},
    themeSettings: readField(body, 'themeSettings'),
    rates: readList(readField(body, 'dovizs'), readCurrencyRate),
    identity: {
      isAuth,
      member: isAuth ? readText(readField(body, 'memberDisplayName')) : '',
      isDelegated,
      delegatedCompany: isDelegated ? readText(readField(body, 'delegatedCompanyDisplayName')) : '',
    },
    canDelegate: readFlag(readField(body, 'enableDelegation')),
    hasAutoComplete: readFlag(readField(body, 'autoComplete')),
    isThemeEditorActive: readFlag(readField(body, 'themeEditorActive')),
  };
}

function readCurrencyRate(value: Wire<Schemas['CurrencyRate']>): CurrencyRate | undefined {
  const name = readText(readField(value, 'ad'));
  const selling = readField(value, 'satis');
  if (name === '') return undefined;
  const rate = typeof selling === 'string' ? readText(selling) : readAmount(selling);
  return rate === undefined || rate === '' ? undefined : { name, selling: rate };
}

/** A setting as text; '' when it is missing, null, or not a plain value. */
export function setting(application: Pick<Application, 'settings'>, name: string): string {
  const value = readField(application.settings, name);
  return typeof value === 'boolean' ? String(value) : readText(value);
}

/** A setting that holds HTML, raw: sanitise before showing. */
export function settingHtml(application: Pick<Application, 'settings'>, name: string): string {
  return readHtml(readField(application.settings, name));
}

/** Whether an on/off setting is on. */
export function settingFlag(application: Pick<Application, 'settings'>, name: string): boolean {
  return readFlag(readField(application.settings, name));
}

/** A setting that is an amount or a number, undefined when it is none. */
export function settingNumber(application: Pick<Application, 'settings'>, name: string): number | undefined {
  return readAmount(readField(application.settings, name));
}
