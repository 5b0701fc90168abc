import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { isBankReturnOf } from './bankReturns.ts';
import { isForged } from './crossSite.ts';
import { askAll, namedReturns } from './guardedCalls.fixture.ts';
import { startTestServer } from './testServer.fixture.ts';

const asked = (url: string, headers: Record<string, string>, returns: readonly string[] = []) =>
  isForged(
    { method: 'POST', url, headers: { host: 'shop.example', ...headers } } as unknown as IncomingMessage,
    isBankReturnOf(returns),
  );

test('SAFE-01 SAFE-02 SAFE-03 SAFE-10 SAFE-13 what is written down of every call becomes of it', async () => {
  const backend = await startBackend((_, response) => response.end());
  const { origin } = await startTestServer({ BACKEND_URL: backend, BANK_RETURNS: namedReturns });
  const judged = await askAll(origin);
  expect(judged.length).toBeGreaterThan(2000);
  expect(judged.filter(({ expected, status }) => status !== expected)).toEqual([]);
});

test('of several proxies the first names the host', () => {
  const behindTwo = { 'x-forwarded-host': 'dealers.example, inner.example' };
  expect(asked('/basket/order2', { ...behindTwo, origin: 'https://DEALERS.example' })).toBe(false);
  expect(asked('/basket/order2', { ...behindTwo, origin: 'https://inner.example' })).toBe(true);
});

const bankPost = { 'sec-fetch-site': 'cross-site', origin: 'https://bank.example' };
const returns = ['/payment2/return3d', '/bank.net/*', '/payment2/*'];

test.each([
  ['/payment2/return3d', '/payment2/return3d?id=5', '/Payment2/RETURN3D/', '/payment2//return3d'],
  ['/bank.net/ok', '/bank.net/a/b', '/payment2/x'],
])('SAFE-03 a bank posts the buyer back to an address that is named: %s', (...named) => {
  for (const url of named) {
    expect([url, asked(url, bankPost, returns)]).toEqual([url, false]);
    expect([url, asked(url, bankPost)]).toEqual([url, true]);
  }
});

test.each([
  '/payment2',
  '/payment2/',
  '/payment2/Index',
  '/PAYMENT2/index/',
  '/payment2/index/5',
  '/payment2//Index',
  '/payment2/%49ndex',
  '/payment2/x/../Index',
  '/payment2/../basket/order2',
  '/payment/return3d',
  '/bank.net',
  '/bank.net/',
  '/bankXnet/ok',
  '/x/bank.net/ok',
  '/demo-bank/abc',
])('SAFE-03 no bank posts to %s, whatever is named', (url) => {
  expect(asked(url, bankPost, returns)).toBe(true);
});

const postTo = async (origin: string, path: string) =>
  (await fetch(origin + path, { method: 'POST', headers: bankPost })).status;

test('SAFE-03 a backend’s own bank is one only in front of that backend, an address of the setting in front of any', async () => {
  const own = await startTestServer(
    {},
    {
      answer: (_, response) => void response.end('taken'),
      bankReturns: ['/demo-bank/*'],
      grace: 0,
      close: () => {},
    },
  );
  expect(await postTo(own.origin, '/demo-bank/abc')).toBe(200);
  expect(await postTo(own.origin, '/payment2/Index')).toBe(403);
  const backend = await startBackend((_, response) => response.end('taken'));
  const real = await startTestServer({ BACKEND_URL: backend, BANK_RETURNS: '/payment2/return3d' });
  expect(await postTo(real.origin, '/demo-bank/abc')).toBe(403);
  expect(await postTo(real.origin, '/payment2/Index')).toBe(403);
  expect(await postTo(real.origin, '/payment2/return3d')).toBe(200);
});

test('over HTTP: a forged call is 403 before the shop hears of it', async () => {
  const backend = await startBackend((_, response) =>
    response.writeHead(302, { location: '/spa/', 'set-cookie': 'session=; Max-Age=0' }).end(),
  );
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  const answer = await fetch(`${origin}/login/logout`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  const own = await fetch(`${origin}/login/logout`, { redirect: 'manual' });
  expect(own.status).toBe(302);
});

test('HSTS is said behind TLS only, and only a proxy of ours may say that there is TLS', async () => {
  const secure = { headers: { 'x-forwarded-proto': 'https' } };
  const { origin } = await startTestServer();
  expect((await fetch(`${origin}/healthz`)).headers.get('strict-transport-security')).toBeNull();
  for (const path of ['/healthz', '/spa/', '/application'])
    expect((await fetch(origin + path, secure)).headers.get('strict-transport-security')).toBe(
      'max-age=63072000',
    );
  const open = await startTestServer({ TRUSTED_PROXIES: '10.0.0.0/8' });
  expect((await fetch(`${open.origin}/healthz`, secure)).headers.get('strict-transport-security')).toBeNull();
});
