import { expect, test } from 'vitest';
import { sendRaw, startTestServer } from './testServer.fixture.ts';

const call = (method: string, path: string, agent: string, version = '1.1') =>
  [
    `${method} ${path} HTTP/${version}`,
    'Host: shop.example',
    `User-Agent: ${agent}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Length: 0',
    '',
    '',
  ].join('\r\n');

const browser = 'Mozilla/5.0 (X11; Linux x86_64)';

test.each([
  ['a payment', 'POST', '/payment2'],
  ['an order', 'POST', '/basket/order2'],
  ['a row that is removed', 'DELETE', '/basket/removeProduct/1?siparisId=1'],
  ['an address that changes something by GET', 'GET', '/login/logout'],
])('FAIL-02 of %s something of the answer comes at once', async (_what, method, path) => {
  const { origin } = await startTestServer();
  const { text } = await sendRaw(origin, call(method, path, browser));
  expect(text).toMatch(/^HTTP\/1\.1 102 Processing\r\n\r\nHTTP\/1\.1 [1-5]\d\d /);
});

test.each(['X-Forwarded-For: 10.0.0.9', 'X-Forwarded-Proto: https', 'Via: 1.1 edge'])(
  'a proxy that says %s gets the answer only, be it known or not',
  async (header) => {
    const asked = call('POST', '/payment2', browser).replace('\r\n', `\r\n${header}\r\n`);
    for (const TRUSTED_PROXIES of ['127.0.0.0/8', '10.0.0.0/8']) {
      const { origin } = await startTestServer({ TRUSTED_PROXIES });
      expect((await sendRaw(origin, asked)).text).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
    }
  },
);

test.each([
  ['a read', call('GET', '/basket/', browser)],
  ['a program', call('POST', '/payment2', 'node')],
  ['an older protocol', call('POST', '/payment2', browser, '1.0')],
])('%s gets its answer only', async (_what, bytes) => {
  const { origin } = await startTestServer();
  expect((await sendRaw(origin, bytes)).text).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
});
