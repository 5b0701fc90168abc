import type { Accounts, Credentials } from '../accounts/createAccounts.ts';
import type { Actor } from '../accounts/Company.ts';
import type { Store } from '../../store/Store.ts';
import { randomToken } from '../randomToken.ts';

/** A signed-in visitor. */
interface Session {
  /** The secret of the session cookie. */
  readonly token: string;
  readonly memberId: number;
  readonly delegatedCompanyId?: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly expiresAt: number;
}

type SignIn =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly message: string };

export interface Sessions {
  /** Starts a session beside those the member has already. */
  readonly signIn: (credentials: Credentials) => Promise<SignIn>;
  readonly signOut: (token: string) => void;
  /** Who a session belongs to and acts for; undefined when it ended or never was. Using a session prolongs it. */
  readonly actor: (token: string | undefined) => Actor | undefined;
  /** Acts for another company from now on; false when the member may not, or the session ended. */
  readonly delegate: (token: string, companyId: number) => boolean;
  readonly endDelegation: (token: string) => void;
}

/** A session ends after this long without use, and after `longest` in any case. */
export const idleTime = 8 * 3_600_000;
export const longestTime = 30 * 24 * 3_600_000;
// Prolonging is a write: it happens at most this often per session.
const prolongEvery = 10 * 60_000;

export function createSessions(store: Store, accounts: Accounts, now: () => Date): Sessions {
  const sessions = store.table<Session>('sessions', { id: (session) => session.token });

  const live = (token: string | undefined): Session | undefined => {
    const session = token === undefined ? undefined : sessions.get(token);
    const time = now().getTime();
    if (!session || session.expiresAt <= time) return undefined;
    const expiresAt = Math.min(time + idleTime, session.startedAt + longestTime);
    if (expiresAt - session.expiresAt < prolongEvery) return session;
    const prolonged = { ...session, expiresAt };
    sessions.put(prolonged);
    return prolonged;
  };

  const removeExpired = () => {
    const time = now().getTime();
    for (const { token, expiresAt } of sessions.all()) if (expiresAt <= time) sessions.remove(token);
  };

  return {
    signIn: async (credentials) => {
      const member = await accounts.verify(credentials);
      if (!member) return { ok: false, message: 'Cari no, kullanıcı kodu veya şifre hatalı.' };
      const startedAt = now().getTime();
      const session = {
        token: randomToken(),
        memberId: member.id,
        startedAt,
        expiresAt: startedAt + idleTime,
      };
      store.transaction(() => {
        removeExpired();
        sessions.put(session);
      });
      return { ok: true, session };
    },
    signOut: (token) => {
      if (sessions.get(token)) sessions.remove(token);
    },
    actor: (token) => {
      const session = live(token);
      const member = session && accounts.memberById(session.memberId);
      const delegated = session?.delegatedCompanyId;
      const company = member && accounts.companyById(delegated ?? member.companyId);
      return company && { member, company, isDelegated: delegated !== undefined };
    },
    delegate: (token, companyId) => {
      const session = live(token);
      const member = session && accounts.memberById(session.memberId);
      if (!member || !accounts.mayActFor(member, companyId)) return false;
      sessions.put({ ...session, delegatedCompanyId: companyId });
      return true;
    },
    endDelegation: (token) => {
      const session = live(token);
      if (!session) return;
      const { delegatedCompanyId: _, ...own } = session;
      sessions.put(own);
    },
  };
}
