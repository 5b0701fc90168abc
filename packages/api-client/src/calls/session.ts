import type { Api } from '../client.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { readCheckLogin } from '../read/readCheckLogin.ts';
import { readLoginPage, readLoginResult, type LoginPage, type LoginResult } from '../read/readLogin.ts';

/** What a dealer signs in with: account number of the company (Cari No), user code, password. */
export interface Credentials {
  readonly cariNo: string;
  readonly userName: string;
  readonly password: string;
}

const loginPageFields = ['logo', 'firmaAdi', 'companyInfo', 'background', 'showBayiFormu'] as const;

/** Signing in. */
export const sessionApi = (api: Api) => ({
  /** GET /login/CheckLogin: may this visitor use the main layout. */
  check: (signal?: AbortSignal): Promise<boolean> =>
    api.read((client, init) => client.GET('/login/CheckLogin', init), readCheckLogin, { signal }),

  /** GET /login */
  page: (signal?: AbortSignal): Promise<LoginPage> =>
    api.read((client, init) => client.GET('/login', init), expectAnyOf(loginPageFields, readLoginPage), {
      signal,
      isPublic: true,
    }),

  /** POST /login/spa. A refusal is a result with `hasError`, not an error. */
  login: (credentials: Credentials, signal?: AbortSignal): Promise<LoginResult> =>
    api.write(
      (client, init) => client.POST('/login/spa', { ...init, body: credentials }),
      expectAnyOf(['hasError'], readLoginResult),
      { signal, isPublic: true },
    ),
});
