import type { Shop } from '../shop/Shop.ts';
import { demoAccounts } from '../shop/accounts/demoAccounts.ts';
import type { SessionKeeper } from './Authentication.ts';

/** Who a story or a test looks at the shop as. */
export type SessionKind = 'guest' | 'dealer' | 'delegated' | 'admin';

const userNames = { dealer: 'bayi', delegated: 'plasiyer', admin: 'yonetici' } as const;

/** Whom the delegated member acts for. */
export const delegatedQuery = 'Işıklar Elektrik';

/**
 * One session for a whole page, since a mocked answer cannot set a cookie a page may not read. The page starts signed in
 * as asked; signing in and out in the page changes it.
 */
export function pageSessions(shop: Shop, kind: SessionKind): SessionKeeper {
  let current: Promise<string | undefined> | undefined;
  return {
    token: () => (current ??= signIn(shop, kind)),
    open: (token) => {
      current = Promise.resolve(token);
      return {};
    },
    close: () => {
      current = Promise.resolve(undefined);
      return {};
    },
  };
}

/** Signs a demo account in. Undefined for a guest; throws when the demo accounts changed their names. */
async function signIn(shop: Shop, kind: SessionKind): Promise<string | undefined> {
  if (kind === 'guest') return undefined;
  const account = demoAccounts.find(({ userName }) => userName === userNames[kind]);
  const signedIn = account && (await shop.sessions.signIn(account));
  if (!signedIn?.ok) throw new Error(`The demo shop has no account for '${kind}'`);
  const { token } = signedIn.session;
  const member = shop.sessions.actor(token)?.member;
  if (kind === 'delegated' && member) {
    const [company] = shop.accounts.searchPortfolio(member, delegatedQuery);
    if (!company || !shop.sessions.delegate(token, company.id)) {
      throw new Error(`The demo member cannot act for '${delegatedQuery}'`);
    }
  }
  return token;
}
