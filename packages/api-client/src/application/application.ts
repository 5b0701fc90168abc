import { queryOptions } from '@tanstack/react-query';
import { getAccountInfo } from '../account/account.ts';
import { backend, read } from '../client.ts';
import { identityKey, isSameIdentity, type Identity } from '../identity.ts';
import { keepDrafts } from '../drafts.ts';
import { recognize } from '../personal/recognize.ts';
import { fresh, once } from '../queries/queryDefaults.ts';
import { expectObjectIn } from '../read/expectBody.ts';
import { readAmount } from '../read/readAmount.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readList } from '../read/readList.ts';
import { readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { withTimeLimit } from '../timeLimit.ts';

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

/** How long the shop waits for the account of who is acted for, in ms: by their names it could be shown without. */
const patience = 3_000;

/**
 * GET /application, with what tells its identity from others of the same names. While the member acts for another company,
 * that takes a look at its account.
 */
export async function getApplication(signal?: AbortSignal): Promise<Application> {
  const application = await read(
    (init) => backend.GET('/application', init),
    expectObjectIn('settings', readApplication),
    { signal },
  );
  return {
    ...application,
    identity: await recognize(application.identity, () =>
      withTimeLimit((within) => getAccountInfo(within), patience, signal),
    ),
  };
}

/**
 * Settings and identity. Asked again whenever the tab is looked at: another tab may have signed out or delegated, or the
 * session may be over. Then what was typed is kept before any screen is shown as a guest sees it.
 */
export const applicationQuery = () =>
  queryOptions({
    queryKey: [identityKey(undefined), 'application'],
    queryFn: async ({ client, queryKey, signal }) => {
      const application = await getApplication(signal);
      const before = client.getQueryData<Application>(queryKey)?.identity;
      if (before?.isAuth && !application.identity.isAuth) keepDrafts();
      // What is learned of the same one later is no change: what was read and typed belongs to how it was known at first.
      return before && isSameIdentity(before, application.identity)
        ? { ...application, identity: before }
        : application;
    },
    staleTime: fresh.session,
    refetchOnWindowFocus: 'always',
    ...once,
  });
