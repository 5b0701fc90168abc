import type { SessionKeeper } from './Authentication.ts';

const name = 'session';
const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** Sessions kept in a cookie no script can read. */
export const cookieSessions: SessionKeeper = {
  token: (request) => {
    const pairs = (request.headers.get('cookie') ?? '').split(';');
    return pairs
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  },
  open: (token) => ({ 'Set-Cookie': `${name}=${token}; ${attributes}` }),
  close: () => ({ 'Set-Cookie': `${name}=; ${attributes}; Max-Age=0` }),
};
