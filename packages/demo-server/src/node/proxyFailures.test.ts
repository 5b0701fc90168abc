import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { createProxy } from './proxy.ts';
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
async function startFrontOf(bytes: string): Promise<string> {
  const tcp = createTcpServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(bytes));
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void tcp.close());
  const { port } = tcp.address() as AddressInfo;
  return (await startTestServer({ BACKEND_URL: `http://127.0.0.1:${port}` })).origin;
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

test('it never answers: 504', async () => {
  const backend = await startBackend(() => {});
  const { answer, close } = createProxy(new URL(backend), { connect: 1000, idle: 150 });
  const front = createServer(answer);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    close();
    front.close().closeAllConnections();
  });
  const { port } = front.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/a`)).status).toBe(504);
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
