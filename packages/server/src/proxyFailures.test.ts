import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { startImpatient } from './impatient.fixture.ts';
import { startTestServer } from './testServer.fixture.ts';

test('nobody listens: 502, also in the middle of an upload', async () => {
  const closed = await startBackend(() => {});
  const port = Number(new URL(closed).port) === 1 ? 2 : 1;
  const { origin } = await startTestServer({ BACKEND_URL: `http://127.0.0.1:${port}` });
  expect((await fetch(`${origin}/a`)).status).toBe(502);
  const upload = await fetch(`${origin}/a`, { method: 'POST', body: 'x'.repeat(2_000_000) });
  expect(upload.status).toBe(502);
});

test('it hangs up before an answer: 502', async () => {
  const backend = await startBackend((request) => request.socket.destroy());
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  expect((await fetch(`${origin}/a`)).status).toBe(502);
});

test('what writes goes over a connection of its own: one that was kept may just be closing', async () => {
  const backend = await startBackend((request, response) => {
    const asked = (before.get(request.socket) ?? 0) + 1;
    before.set(request.socket, asked);
    if (asked === 1) response.end('heard');
    else request.socket.resetAndDestroy();
  });
  const before = new Map<unknown, number>();
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  const ask = async (path: string, method = 'GET') => (await fetch(origin + path, { method })).status;
  expect(await ask('/basket/')).toBe(200);
  expect(await ask('/basket/order2', 'POST')).toBe(200);
  expect(await ask('/basket/add/5?amount=1')).toBe(200);
  expect(await ask('/basket/')).toBe(502);
});

test('it breaks off in the middle: so do we', async () => {
  const backend = await startBackend((request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setTimeout(() => request.socket.destroy(), 50);
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  await expect(fetch(`${origin}/a`).then((response) => response.text())).rejects.toThrow('terminated');
});

/** A server in front of a backend that sends these bytes, whatever it is asked. */
async function startFrontOf(bytes: string, after: 'ended' | 'kept open' = 'ended'): Promise<string> {
  const backend = await startTcp((socket) => (after === 'ended' ? socket.end(bytes) : socket.write(bytes)));
  return (await startTestServer({ BACKEND_URL: backend })).origin;
}

/** Something that listens and, once it hears anything, does what it is told; gives its address. */
async function startTcp(hear: (socket: Socket) => void): Promise<string> {
  const tcp = createTcpServer((socket) => {
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {}).once('data', () => hear(socket));
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void tcp.close());
  return `http://127.0.0.1:${(tcp.address() as AddressInfo).port}`;
}

test.each(['no http', 'HTTP/1.1 000 OK', 'HTTP/1.1 099 OK', 'HTTP/1.1 101 Switching Protocols'])(
  'it does not speak HTTP: 502, with nothing of what it says (%s)',
  async (line) => {
    const origin = await startFrontOf(`${line}\r\nSet-Cookie: a=b\r\nContent-Length: 2\r\n\r\nok`);
    const response = await fetch(`${origin}/a`);
    expect([response.status, response.headers.getSetCookie()]).toEqual([502, []]);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  },
);

test.each(['O\u0001K', 'O\u007fK', 'Tamam mı? \u{1f44d}', ''])(
  'what it says beside the status does not matter: %j',
  async (words) => {
    const origin = await startFrontOf(`HTTP/1.1 200 ${words}\r\nContent-Length: 2\r\n\r\nok`);
    const response = await fetch(`${origin}/a`);
    expect([response.status, response.statusText, await response.text()]).toEqual([200, 'OK', 'ok']);
  },
);

test('SAFE-04 it never answers: 504', async () => {
  const origin = await startImpatient(await startBackend(() => {}), { limits: { idle: 150 } });
  expect((await fetch(`${origin}/a`)).status).toBe(504);
});

test('SAFE-04 it answers 101 and takes the connection for something else: 502', async () => {
  const origin = await startFrontOf(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello',
    'kept open',
  );
  expect((await fetch(`${origin}/a`)).status).toBe(502);
});

test('SAFE-04 it says again and again that it will answer: 504', async () => {
  const backend = await startBackend((_, response) => {
    const hints = setInterval(() => response.writeEarlyHints({ link: '</a>; rel=preload' }), 20);
    response.once('close', () => clearInterval(hints));
  });
  const origin = await startImpatient(backend, { limits: { idle: 150 } });
  expect((await fetch(`${origin}/a`)).status).toBe(504);
});

test('SAFE-04 it answers after an interim answer: so do we', async () => {
  const backend = await startBackend((_, response) => {
    response.writeEarlyHints({ link: '</a>; rel=preload' }, () => response.end('ok'));
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  expect(await (await fetch(`${origin}/a`)).text()).toBe('ok');
});

test('SAFE-04 it stops in the middle of the head: 504', async () => {
  const backend = await startTcp((socket) => socket.write('HTTP/1.1 200 O'));
  const origin = await startImpatient(backend, { limits: { idle: 150 } });
  expect((await fetch(`${origin}/a`)).status).toBe(504);
});

test.each([
  ['stops in the middle', { idle: 150 }, 60_000],
  ['trickles for ever', { whole: 300 }, 20],
])('SAFE-04 an answer that %s is broken off', async (_, limits, pace) => {
  const backend = await startBackend((_request, response) => {
    response.write('x');
    const drops = setInterval(() => response.write('x'), pace);
    response.once('close', () => clearInterval(drops));
  });
  const origin = await startImpatient(backend, { limits });
  const response = await fetch(`${origin}/a`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('a client that goes away ends the call behind it', async () => {
  const ended = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const backend = await startBackend((request, response) => {
    begun.resolve();
    response.on('close', () => ended.resolve(response.writableFinished ? 'answered' : 'given up'));
    void request;
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  const abort = new AbortController();
  const call = fetch(`${origin}/slow`, { signal: abort.signal });
  await begun.promise;
  abort.abort();
  await expect(call).rejects.toThrow('aborted');
  expect(await ended.promise).toBe('given up');
});
