import { Agent, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { createTurns } from './createTurns.ts';
import { startImpatient } from './impatient.fixture.ts';
import { asksForPicture, usualLimits, usualShares } from './proxyLimits.ts';
import { visitorAddress } from './trustedProxies.ts';

/** A backend that never answers what lies below /hang/, and everything else at once. */
async function startHanging(most = 1) {
  const heard: string[] = [];
  const full = Promise.withResolvers<void>();
  const backend = await startBackend((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    if (heard.length === most) full.resolve();
    if (request.url?.startsWith('/hang/') !== true) response.end('ok');
  });
  return { backend, heard, full: full.promise };
}

/** Asks as a visitor of this address; gives the status. */
const ask = async (address: string, visitor: string, init: RequestInit = {}) =>
  (await fetch(address, { ...init, headers: { 'x-forwarded-for': visitor } })).status;

/** Asks for so much that never comes, until the test ends. */
function hang(origin: string, visitor: string, count: number): void {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  for (let call = 0; call < count; call += 1)
    ask(`${origin}/hang/${String(call)}`, visitor, { signal: end.signal }).catch(() => {});
}

test('SAFE-08 one visitor cannot take all connections: everybody else is answered', async () => {
  const { backend, heard, full } = await startHanging(4);
  const origin = await startImpatient(backend, { shares: { total: 8, visitor: 4 } });
  hang(origin, '10.0.0.1', 20);
  await full;
  expect(await ask(`${origin}/menu/`, '10.0.0.2')).toBe(200);
  expect(heard.toSorted()).toEqual([
    'GET /hang/0',
    'GET /hang/1',
    'GET /hang/2',
    'GET /hang/3',
    'GET /menu/',
  ]);
});

test('SAFE-08 reads that hang hold up no write, not even one’s own', async () => {
  const { backend, full } = await startHanging(4);
  const origin = await startImpatient(backend, { shares: { total: 4, visitor: 4 } });
  hang(origin, '10.0.0.1', 20);
  await full;
  expect(await ask(`${origin}/basket/order2`, '10.0.0.1', { method: 'POST', body: '{}' })).toBe(200);
});

test('SAFE-08 whoever gets no connection in time gets 504 then, and the backend hears nothing of it', async () => {
  const { backend, heard, full } = await startHanging(2);
  const origin = await startImpatient(backend, {
    shares: { total: 2, visitor: 1 },
    limits: { connect: 200 },
  });
  hang(origin, '10.0.0.1', 1);
  hang(origin, '10.0.0.2', 1);
  await full;
  expect(await ask(`${origin}/menu/`, '10.0.0.3')).toBe(504);
  expect(heard).toEqual(['GET /hang/0', 'GET /hang/0']);
});

test('SAFE-08 six pictures that do not come do not stop a browser: they are given up, and the order goes', async () => {
  const { backend, heard, full } = await startHanging(6);
  const origin = await startImpatient(backend, { limits: { picture: 200 } });
  // As a browser does over HTTP/1.1: six connections, and what is asked next waits for one.
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  onTestFinished(() => agent.destroy());
  const send = (path: string, method: string, headers: OutgoingHttpHeaders) =>
    new Promise<number | undefined>((resolve, reject) => {
      httpRequest(origin + path, { agent, method, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      })
        .once('error', reject)
        .end();
    });
  const pictures = Array.from({ length: 6 }, (_, index) =>
    send(`/hang/${String(index)}.jpg`, 'GET', { 'sec-fetch-dest': 'image' }),
  );
  await full;
  expect(await send('/basket/add', 'POST', { 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await Promise.all(pictures)).toEqual([504, 504, 504, 504, 504, 504]);
  expect(heard.at(-1)).toBe('POST /basket/add');
});

test('SAFE-08 a picture that trickles is given up, one that the visitor reads slowly is not', async () => {
  const bytes = 24 * 1024 * 1024;
  const backend = await startBackend((request, response) => {
    if (request.url === '/large') return response.end(Buffer.alloc(bytes));
    const drops = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(drops));
  });
  const origin = await startImpatient(backend, { limits: { picture: 1000 } });
  const see = (path: string) => fetch(origin + path, { headers: { accept: 'image/avif,image/webp,*/*' } });
  const slow = await see('/large');
  await expect((await see('/trickle')).text()).rejects.toThrow('terminated');
  expect((await slow.arrayBuffer()).byteLength).toBe(bytes);
});

test.each([
  ['Chrome', { 'sec-fetch-dest': 'image', accept: '*/*' }, true],
  ['Chrome over http', { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }, true],
  [
    'Safari over http',
    { accept: 'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,*/*;q=0.5' },
    true,
  ],
  ['a page', { 'sec-fetch-dest': 'document', accept: 'text/html,image/avif,image/webp,*/*;q=0.8' }, false],
  ['a page over http', { accept: 'text/html,application/xhtml+xml,image/avif,*/*;q=0.8' }, false],
  ['a call', { 'sec-fetch-dest': 'empty', accept: 'application/json' }, false],
  ['a call that would take a picture', { 'sec-fetch-dest': 'empty', accept: 'image/png' }, false],
  ['a program', {}, false],
])('SAFE-08 what %s sends asks for a picture: %j, %s', (_, headers, isPicture) => {
  expect(asksForPicture(headers)).toBe(isPicture);
});

test('SAFE-08 visitors take turns, and who left the line is not called', async () => {
  const take = createTurns({ total: 1, visitor: 1 });
  const order: string[] = [];
  const turns = new Map(
    ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => {
      const turn = take(name.charAt(0));
      void turn.begun.then(() => order.push(name));
      return [name, turn];
    }),
  );
  const leave = async (name: string) => {
    turns.get(name)?.leave();
    await Promise.resolve();
  };
  await leave('a3');
  await leave('a1');
  // Twice is once.
  await leave('a1');
  expect(order).toEqual(['a1', 'a2']);
  await leave('a2');
  await leave('b1');
  expect(order).toEqual(['a1', 'a2', 'b1', 'a4']);
});

test('SAFE-08 the limits are those that were promised', () => {
  expect(usualLimits).toEqual({ connect: 10_000, idle: 120_000, picture: 15_000, whole: 600_000 });
  expect(usualShares).toEqual({ total: 1024, visitor: 64 });
});

const isTrusted = (address = '') => address.startsWith('10.');

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  // The first was said by the visitor, the last by a proxy of ours.
  ['10.0.0.1', '192.0.2.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['10.0.0.1', undefined, '10.0.0.1'],
])('SAFE-08 a connection from %s that names %s is of the visitor %s', (remoteAddress, told, visitor) => {
  const request = {
    headers: { 'x-forwarded-for': told },
    socket: { remoteAddress },
  } as unknown as IncomingMessage;
  expect(visitorAddress(request, isTrusted)).toBe(visitor);
});
