import { demoAccount } from '@vitrin/demo-server/accounts';

const accounts = { dealer: demoAccount('bayi'), admin: demoAccount('yonetici') };

/** Signs somebody of the demo shop in; gives the session's cookie, `name=value`. */
export async function signIn(origin: string, who: keyof typeof accounts = 'dealer'): Promise<string> {
  const { cariNo, userName, password } = accounts[who];
  const response = await fetch(`${origin}/login/spa`, {
    method: 'POST',
    body: JSON.stringify({ cariNo, userName, password }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`The ${who} could not sign in`);
  return cookie.split(';')[0] ?? '';
}
