import { mutationOptions } from '@tanstack/react-query';
import { backend, write } from '../client.ts';
import { once } from '../queries/queryDefaults.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { readErrors } from '../read/readErrors.ts';
import { readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import type { Schemas, Wire } from '../read/Wire.ts';

/** What a dealer signs in with: account number of the company (Cari No), user code, password. */
export interface Credentials {
  readonly cariNo: string;
  readonly userName: string;
  readonly password: string;
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

/** POST /login/spa. A refusal is a result with `hasError`, not an error. */
export const login = (credentials: Credentials, signal?: AbortSignal): Promise<LoginResult> =>
  write(
    (init) => backend.POST('/login/spa', { ...init, body: credentials }),
    expectAnyOf(['hasError'], readLoginResult),
    { signal, isPublic: true },
  );

/** Signs in. The password is forgotten with the form: a settled mutation is not kept. */
export const loginMutation = () =>
  mutationOptions({
    mutationFn: (credentials: Credentials) => login(credentials),
    gcTime: 0,
    ...once,
  });
