import { demoAccounts } from '../shop/accounts/demoAccounts.ts';
import { startTestShop } from './testShop.fixture.ts';

/** A server whose calls can be made to fail. */
export const startFaulty = () => startTestShop({ DEMO_FAULTS: '1' });

/** An address anybody may ask; its answer is a list of objects with Turkish letters. */
export const menu = '/menu/?id=menu.footer';

export const askFor = (path: string, header: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nx-demo-fault: ${header}\r\n\r\n`;

/** Signs the first demo account in; gives its cookie. */
export async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/login/spa`, {
    method: 'POST',
    body: JSON.stringify(demoAccounts[0]),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The status and body of a raw answer. */
export const readRaw = (text: string) => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { head, status: Number(head.slice(9, 12)), body: Buffer.from(rest.join('\r\n\r\n'), 'latin1') };
};
