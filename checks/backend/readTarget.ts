import type { Card } from '../../packages/api-client/src/payment/pay.ts';
import type { Credentials } from '../../packages/api-client/src/session/login.ts';

/** What to ask, and as whom. */
export interface Target {
  readonly backend: URL;
  readonly credentials: Credentials;
}

/** A setting or an option nobody could follow, in one sentence. */
export class TargetError extends Error {}

/** Where the sign-in of the check is looked for, and nowhere else: what stands in an argument stands in the shell's history. */
const targetVariables = ['BACKEND_URL', 'BACKEND_CARI_NO', 'BACKEND_USER', 'BACKEND_PASSWORD'] as const;

/**
 * Reads whom to ask from the environment.
 * @throws TargetError that names the variable; what it holds is not said again
 */
export function readTarget(env: Readonly<Record<string, string | undefined>>): Target {
  const missing = targetVariables.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new TargetError(
      `Set ${missing.join(', ')} in the environment: the origin of the backend and an account of its own for this check.`,
    );
  const backend = URL.parse(env['BACKEND_URL'] ?? '');
  const isOrigin =
    backend !== null &&
    /^https?:$/.test(backend.protocol) &&
    backend.username === '' &&
    backend.password === '' &&
    `${backend.pathname}${backend.search}${backend.hash}` === '/';
  if (!isOrigin)
    throw new TargetError(
      'BACKEND_URL must be an origin such as https://legacy.example, without a path or credentials.',
    );
  const { BACKEND_CARI_NO: cariNo = '', BACKEND_USER: userName = '', BACKEND_PASSWORD: password = '' } = env;
  return { backend, credentials: { cariNo, userName, password } };
}

/**
 * The card of a payment attempt, from the environment as well; undefined where none is given, and no payment is attempted then.
 * @throws TargetError where a part of it is missing
 */
export function readCard(env: Readonly<Record<string, string | undefined>>): Card | undefined {
  const names = ['NUMBER', 'NAME', 'MONTH', 'YEAR', 'CVC'].map((part) => `BACKEND_CARD_${part}`);
  const [number, name, month, year, cvc] = names.map((variable) => env[variable]);
  if (!number) return undefined;
  if (!name || !month || !year || !cvc)
    throw new TargetError(
      `A card has ${names.join(', ')}; without BACKEND_CARD_NUMBER no payment is attempted.`,
    );
  return { number, name, month, year, cvc };
}
