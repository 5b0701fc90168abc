import { expect, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { describeStart } from './describeStart.ts';
import { OptionError, readOptions } from './readOptions.ts';
import { startTestServer } from './testServer.fixture.ts';

test('a taken port is said in words that help', async () => {
  const { origin } = await startTestServer();
  const second = startTestServer({ PORT: new URL(origin).port });
  await expect(second).rejects.toThrow(/^Port \d+ is taken\. .*PORT=8081/);
});

test('SAFE-12 where the port is taken the backend is closed, too', async () => {
  const PORT = new URL((await startTestServer()).origin).port;
  const closed: string[] = [];
  const backend = { answer: () => {}, bankReturns: [], grace: 0, close: () => void closed.push('backend') };
  await expect(startTestServer({ PORT }, backend)).rejects.toThrow(`Port ${PORT} is taken.`);
  expect(closed).toEqual(['backend']);
});

test('SAFE-12 where the port for metrics is taken it is said, and nothing half-started stays', async () => {
  const taken = new URL((await startTestServer()).origin).port;
  const freed = await startTestServer();
  await freed.close();
  const PORT = new URL(freed.origin).port;
  const closed: string[] = [];
  const second = startTestServer(
    { PORT, METRICS_PORT: taken },
    { answer: () => {}, bankReturns: [], grace: 0, close: () => void closed.push('backend') },
  );
  await expect(second).rejects.toThrow(new RegExp(`^Port ${taken} is taken\\. .*METRICS_PORT=`));
  expect((await startTestServer({ PORT })).origin).toBe(freed.origin);
  expect(closed).toEqual(['backend']);
});

test('SAFE-12 a host that is none is said by name', async () => {
  await expect(startTestServer({ HOST: 'shop.invalid' })).rejects.toThrow(/^HOST=shop\.invalid is no name/);
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['BACKEND_URL', 'legacy.example'],
  ['BACKEND_URL', 'ftp://legacy.example'],
  ['BACKEND_URL', 'https://legacy.example/shop'],
  ['BACKEND_URL', 'https://legacy.example/?x=1'],
  ['BACKEND_URL', 'https://legacy.example#x'],
  ['BANK_ORIGINS', "https:; script-src 'unsafe-inline'"],
  ['BANK_RETURNS', 'https://shop.example/payment2/return3d'],
  ['BANK_RETURNS', '/payment2/return3d, /bank'],
  ['BANK_RETURNS', '/*'],
  ['BANK_RETURNS', '/payment2/return3d /payment2/Index'],
  ['BANK_RETURNS', '/basket/order2'],
  ['PORT', ' '],
  ['METRICS_PORT', 'nine'],
  ['ACCESS_LOG', 'yes'],
  ['SITE_DIR', '/nowhere/at/all'],
  ['NODE_EXTRA_CA_CERTS', '/nowhere/authorities.pem'],
])('SAFE-12 %s=%s is refused by name', (name, value) => {
  expect(() => readOptions({ [name]: value })).toThrow(OptionError);
  expect(() => readOptions({ [name]: value })).toThrow(name);
});

test.each(['http://user:secret@host/base?x=1', 'http://:secret@host', 'user:secret@host'])(
  'SAFE-12 credentials in an address are refused, and not said on the log: %s',
  (address) => {
    for (const name of ['BACKEND_URL', 'ERROR_COLLECTOR'])
      expect(() => readOptions({ [name]: address })).toThrow(
        `${name} must hold no user name and no password: take out what stands before the @.`,
      );
  },
);

test.each(['https://legacy.example', 'HTTPS://legacy.example:443/', 'http://[::1]:8080'])(
  'SAFE-12 %s is an origin',
  (BACKEND_URL) => {
    expect(readOptions({ BACKEND_URL }).backendUrl?.origin).toBe(new URL(BACKEND_URL).origin);
  },
);

test('nothing set is a shop on this machine only', () => {
  expect(readOptions({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    bankOrigins: 'https:',
    bankReturns: [],
  });
});

test('the start-up text names the address, and the backend where there is one', () => {
  const running = { origin: 'http://127.0.0.1:8080', metrics: undefined, storybook: undefined };
  expect(describeStart(running, readOptions({}))).toBe('Vitrin: http://127.0.0.1:8080/spa/');
  expect(describeStart(running, readOptions({ BACKEND_URL: 'https://legacy.example/' }))).toBe(
    'Vitrin: http://127.0.0.1:8080/spa/ (backend https://legacy.example)',
  );
});

test('closing lets a request under way end, takes no other, and closes the backend after that', async () => {
  const heard = Promise.withResolvers<void>();
  const ended: string[] = [];
  const server = await startTestServer(
    {},
    {
      answer: (_, response) => {
        heard.resolve();
        setTimeout(() => response.end('done', () => ended.push('call')), 300);
      },
      bankReturns: [],
      grace: 3000,
      close: () => void ended.push('backend'),
    },
  );
  const underWay = fetch(`${server.origin}/application`);
  await heard.promise;
  const closed = server.close();
  await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
  expect(await (await underWay).text()).toBe('done');
  await closed;
  expect(ended).toEqual(['call', 'backend']);
});

test('a call to a real backend is not cut by closing: it may be a payment', async () => {
  const heard = Promise.withResolvers<void>();
  const backend = await startBackend((_, response) => {
    heard.resolve();
    setTimeout(() => response.end('paid'), 3500);
  });
  const server = await startTestServer({ BACKEND_URL: backend });
  const underWay = fetch(`${server.origin}/payment/pay`, { method: 'POST' });
  await heard.promise;
  const closed = server.close();
  expect(await (await underWay).text()).toBe('paid');
  await closed;
});
