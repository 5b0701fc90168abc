import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { isBankReturnOf } from './bankReturns.ts';
import { changesSomething, isForged } from './crossSite.ts';
import { startTestServer } from './testServer.fixture.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';
const asked = (url: string, headers: Record<string, string>, method = 'GET', returns: string[] = []) =>
  isForged(
    {
      method,
      url,
      headers: { host: 'shop.example', 'user-agent': chrome, ...headers },
    } as unknown as IncomingMessage,
    isBankReturnOf(returns),
  );

const changing = [
  '/delegation/DelegateToUser/?targetUserId=7',
  '/delegation/EndDelegation',
  '/DELEGATION/enddelegation',
  '/login/logout',
  '//login//logout',
  '/x/../login/logout',
  '/%6cogin/%6Cogout?x=1',
  '/login\\logout',
  '/delegation/DelegateToUser/%ff?targetUserId=7',
  '/%64elegation/DelegateToUser/%ff?targetUserId=7',
  '/x%23/..%2flogin/logout',
  '/x%3f/..%2flogin/logout',
  '/basket/add/5?amount=1',
  '/basket/order2',
  '/payment2',
  '/admin/theme/resetLayout',
];

test.each(changing)('%s is refused from another site, taken from our own', (url) => {
  expect(asked(url, { 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(asked(url, { 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(asked(url, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' })).toBe(false);
  expect(asked(url, { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' })).toBe(false);
});

test.each(['image', 'iframe', 'script', 'style'])('a %s of our own page signs nobody out', (target) => {
  expect(asked('/login/logout', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': target })).toBe(true);
});

test('without Sec-Fetch-Site the origin decides, then the referrer', () => {
  expect(asked('/basket/order2', { origin: 'http://evil.example' }, 'POST')).toBe(true);
  expect(asked('/basket/order2', { origin: 'null' }, 'POST')).toBe(true);
  expect(asked('/basket/order2', { origin: 'http://shop.example.evil.example' }, 'POST')).toBe(true);
  expect(asked('/basket/order2', { origin: 'https://SHOP.example' }, 'POST')).toBe(false);
  expect(asked('/login/logout', { referer: 'http://evil.example/shop.example' })).toBe(true);
  expect(asked('/login/logout', { referer: 'http://shop.example/spa/' })).toBe(false);
  expect(asked('/login/logout', {})).toBe(true);
  expect(asked('/login/logout', { 'user-agent': 'curl/8' })).toBe(false);
  const behindProxy = { 'x-forwarded-host': 'dealers.example', origin: 'https://dealers.example' };
  expect(asked('/basket/order2', behindProxy, 'POST')).toBe(false);
  const behindTwo = { ...behindProxy, 'x-forwarded-host': 'dealers.example, inner.example' };
  expect(asked('/basket/order2', behindTwo, 'POST')).toBe(false);
  expect(asked('/basket/order2', { ...behindTwo, origin: 'https://inner.example' }, 'POST')).toBe(true);
});

test('with a write every browser sends Origin: who sends nothing is a program, whatever it calls itself', () => {
  for (const method of ['POST', 'DELETE'] as const) {
    expect(asked('/basket/order2', {}, method)).toBe(false);
    expect(asked('/basket/order2', { origin: 'null' }, method)).toBe(true);
  }
  expect(asked('/basket/order2', {})).toBe(true);
});

test('what only reads may be linked from anywhere', () => {
  expect(asked('/payment2/print/7?fid=1', { 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(asked('/anything', { 'sec-fetch-site': 'cross-site' }, 'DELETE')).toBe(true);
  expect(changesSomething('GET', '/basket/')).toBe(false);
});

const bankPost = { 'sec-fetch-site': 'cross-site', origin: 'https://bank.example' };
const returns = ['/payment2/return3d', '/bank.net/*', '/payment2/*'];

test.each([
  ['/payment2/return3d', '/payment2/return3d?id=5', '/Payment2/RETURN3D/', '/payment2//return3d'],
  ['/bank.net/ok', '/bank.net/a/b', '/payment2/x'],
])('SAFE-03 a bank posts the buyer back to an address that is named: %s', (...named) => {
  for (const url of named) {
    expect([url, asked(url, bankPost, 'POST', returns)]).toEqual([url, false]);
    expect([url, asked(url, bankPost, 'POST')]).toEqual([url, true]);
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
  expect(asked(url, bankPost, 'POST', returns)).toBe(true);
});

test('SAFE-03 the demo bank is one only in front of the demo shop, an address of the setting in front of any', async () => {
  const postTo = async (origin: string, path: string) =>
    (await fetch(origin + path, { method: 'POST', headers: bankPost })).status;
  const demo = await startTestServer();
  expect(await postTo(demo.origin, '/demo-bank/abc')).toBe(404);
  expect(await postTo(demo.origin, '/payment2/Index')).toBe(403);
  const backend = await startBackend((_, response) => response.end('taken'));
  const real = await startTestServer({ BACKEND_URL: backend, BANK_RETURNS: '/payment2/return3d' });
  expect(await postTo(real.origin, '/demo-bank/abc')).toBe(403);
  expect(await postTo(real.origin, '/payment2/Index')).toBe(403);
  expect(await postTo(real.origin, '/payment2/return3d')).toBe(200);
});

test('over HTTP: a forged call is 403 before the shop hears of it', async () => {
  const { origin } = await startTestServer();
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
