import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { ownCookie, ownLocation } from './proxyHeaders.ts';
import { bodyLimit } from './readBody.ts';
import { sendRaw, startTestServer } from './testServer.fixture.ts';

const readAll = async (message: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

async function echo(request: IncomingMessage, response: ServerResponse) {
  const body = await readAll(request);
  const { method, url, headers } = request;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ method, url, headers, body: body.toString('latin1') }));
}

/** A server in front of a backend that echoes what it was asked. */
async function startEcho() {
  const backend = await startBackend((request, response) => {
    void echo(request, response);
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  return { origin, backend };
}

interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
const echoed = async (response: Response) => (await response.json()) as Echo;

test('method, address, cookies and headers arrive as they were sent', async () => {
  const { origin, backend } = await startEcho();
  const response = await fetch(`${origin}/Report/faturadetay/A%2FB%20%C3%87?x=%26&y`, {
    method: 'DELETE',
    headers: { cookie: 'session=a; kisayolFiyat=Pe%C5%9Fin', 'x-own': 'ğ'.normalize('NFD').slice(0, 1) },
  });
  const { method, url, headers } = await echoed(response);
  expect([method, url]).toEqual(['DELETE', '/Report/faturadetay/A%2FB%20%C3%87?x=%26&y']);
  expect(headers).toMatchObject({
    cookie: 'session=a; kisayolFiyat=Pe%C5%9Fin',
    host: new URL(backend).host,
  });
});

test('the backend learns who asked and where, and sees its own origin', async () => {
  const { origin, backend } = await startEcho();
  const host = new URL(origin).host;
  const ask = (headers: Record<string, string>) => fetch(`${origin}/a`, { headers }).then(echoed);
  const first = await ask({ origin, referer: `${origin}/spa/basket/` });
  expect(first.headers).toMatchObject({
    origin: backend,
    referer: `${backend}/spa/basket/`,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
  });
  const second = await ask({
    origin: 'https://evil.example',
    'x-forwarded-for': '10.0.0.9',
    'x-forwarded-proto': 'https',
  });
  expect(second.headers).toMatchObject({
    origin: 'https://evil.example',
    'x-forwarded-for': '10.0.0.9, 127.0.0.1',
    'x-forwarded-proto': 'https',
  });
});

test('an upload above the limit of nginx is refused before the backend hears of it', async () => {
  const nginx = readFileSync(new URL('../../../deploy/nginx/nginx.conf.template', import.meta.url), 'utf8');
  expect(nginx).toContain(`client_max_body_size ${bodyLimit / 1024 / 1024}m;`);
  const heard: unknown[] = [];
  const backend = await startBackend((request, response) => {
    heard.push(request.headers['content-length']);
    request.resume().once('end', () => response.end());
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  const upload = async (length: number) =>
    (await fetch(`${origin}/upload`, { method: 'POST', body: 'x'.repeat(length) })).status;
  expect(await upload(bodyLimit + 1)).toBe(413);
  expect(await upload(bodyLimit)).toBe(200);
  expect(heard).toEqual([String(bodyLimit)]);
});

test.each([
  ['https', 'https'],
  ['HTTPS, http', 'https'],
  ['https,http', 'https'],
  ['http, https', 'http'],
  ['httpsx', 'http'],
])('proxies that say %j of the browser make it %s', async (said, scheme) => {
  const { origin } = await startEcho();
  const response = await fetch(`${origin}/a`, { headers: { 'x-forwarded-proto': said } });
  expect(response.headers.has('strict-transport-security')).toBe(scheme === 'https');
  expect((await echoed(response)).headers).toMatchObject({ 'x-forwarded-proto': scheme });
});

test('behind a proxy that tells the host, it sees its own origin, too', async () => {
  const { origin, backend } = await startEcho();
  const { headers } = await echoed(
    await fetch(`${origin}/a`, {
      headers: {
        'x-forwarded-host': 'dealers.example',
        origin: 'https://dealers.example',
        referer: 'https://dealers.example/spa/',
      },
    }),
  );
  expect(headers).toMatchObject({ origin: backend, referer: `${backend}/spa/` });
});

test('of several proxies the first names the host', async () => {
  const { origin, backend } = await startEcho();
  const { headers } = await echoed(
    await fetch(`${origin}/a`, {
      method: 'POST',
      headers: {
        'x-forwarded-host': 'dealers.example, inner.example',
        origin: 'https://dealers.example',
        referer: 'https://dealers.example/spa/',
      },
    }),
  );
  expect(headers).toMatchObject({
    origin: backend,
    referer: `${backend}/spa/`,
    'x-forwarded-host': 'dealers.example',
  });
});

test.each(['constructor', '__proto__', 'toString'])('a header may be called %s', async (name) => {
  const { origin } = await startEcho();
  const { text } = await sendRaw(
    origin,
    `GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${name}: 1\r\nX-Stays: 1\r\n\r\n`,
  );
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain('"x-stays":"1"');
});

test('a body stays a body, whatever is said to belong to the connection', async () => {
  const asked: string[] = [];
  const backend = await startBackend((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    void echo(request, response);
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  const inside = 'POST /payment2 HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
  const head = `GET /a HTTP/1.1\r\nHost: x\r\nConnection: close, Content-Length\r\nContent-Length: ${inside.length}`;
  await sendRaw(origin, `${head}\r\n\r\n${inside}`);
  // On the connection to the backend that was used before.
  await fetch(`${origin}/b`);
  expect(asked).toEqual(['GET /a', 'GET /b']);
});

test('an answer before the whole upload leaves the connection of the client in order', async () => {
  const backend = await startBackend((request, response) => {
    response.writeHead(request.method === 'POST' ? 413 : 200).end();
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = (method: string, body = '') =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = httpRequest(`${origin}/upload`, { agent, method }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      call.once('error', reject).end(body);
    });
  expect(await ask('POST', 'x'.repeat(8_000_000))).toBe(413);
  expect(await ask('GET')).toBe(200);
});

test('headers of one connection stay on it', async () => {
  const { origin } = await startEcho();
  const { text } = await sendRaw(
    origin,
    'GET /a HTTP/1.1\r\nHost: x\r\nConnection: close, X-Hop\r\nX-Hop: 1\r\nTE: trailers\r\nKeep-Alive: 5\r\nX-Stays: 1\r\n\r\n',
  );
  expect(text).toContain('"x-stays":"1"');
  expect(text).not.toMatch(/"(x-hop|te|keep-alive|upgrade)":/);
});

test('a multipart upload passes through byte by byte', async () => {
  const { origin } = await startEcho();
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  const form = new FormData();
  form.set('CardName', 'ŞÜKRÜ ÇAĞLAR');
  form.set('file', new Blob([bytes]), 'a.bin');
  const { headers, body } = await echoed(await fetch(`${origin}/payment2`, { method: 'POST', body: form }));
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain(Buffer.from(bytes).toString('latin1'));
  expect(body).toContain(Buffer.from('ŞÜKRÜ ÇAĞLAR').toString('latin1'));
});

test('a body of unknown length is streamed, not collected', async () => {
  const backend = await startBackend((request, response) => {
    request.once('data', (chunk: Buffer) => {
      response.writeHead(200);
      response.write(`got ${chunk.toString()}`);
    });
    request.once('end', () => response.end('!'));
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const pending = fetch(`${origin}/up`, { method: 'POST', body: readable, duplex: 'half' } as RequestInit);
  await writer.write(Buffer.from('first'));
  const response = await pending;
  const reader = response.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('got first');
  await writer.close();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('!');
});

test('every cookie comes back, as one of this origin', async () => {
  const backend = await startBackend((_, response) => {
    response.writeHead(200, {
      'set-cookie': [
        'session=a; Domain=.legacy.example; Path=/; HttpOnly; Secure; SameSite=None',
        'b=c; Path=/x',
      ],
    });
    response.end();
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  expect((await fetch(origin + '/a')).headers.getSetCookie()).toEqual([
    'session=a; Path=/; HttpOnly',
    'b=c; Path=/x',
  ]);
  const secure = await fetch(origin + '/a', { headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers.getSetCookie()[0]).toBe('session=a; Path=/; HttpOnly; Secure; SameSite=None');
});

test('what the server says itself, or nobody needs to know, is not taken from the backend, as in nginx', async () => {
  const nginx = readFileSync(new URL('../../../deploy/nginx/proxy.conf.template', import.meta.url), 'utf8');
  const names = [...nginx.matchAll(/^proxy_hide_header (.+);$/gm)].map((match) => match[1] ?? '');
  expect(names).toContain('X-Powered-By');
  // nginx leaves this one out by itself.
  names.push('Server');
  const backend = await startBackend((_, response) => {
    for (const name of names) response.setHeader(name, 'theirs');
    response.setHeader('X-Own', 'theirs').end();
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  const { headers } = await fetch(`${origin}/a`, { headers: { 'x-forwarded-proto': 'https' } });
  expect([...headers].filter(([, value]) => value === 'theirs')).toEqual([['x-own', 'theirs']]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=/);
});

test('redirects are passed on, not followed, and stay on this origin', async () => {
  let backend = '';
  backend = await startBackend((request, response) => {
    response.writeHead(302, {
      location: request.url === '/abs' ? `${backend}/spa/?a=1#x` : 'https://bank.example/3d',
    });
    response.end();
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  const location = async (path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };
  expect(await location('/abs')).toEqual([302, '/spa/?a=1#x']);
  expect(await location('/other')).toEqual([302, 'https://bank.example/3d']);
});

describe('addresses and cookies as rules', () => {
  const backend = new URL('https://legacy.example');
  test.each([
    ['https://legacy.example/login', '/login'],
    ['//legacy.example/a?b', '/a?b'],
    ['http://legacy.example/a', '/a'],
    ['/login', '/login'],
    // Two slashes would name another host.
    ['https://legacy.example//evil.example/x', '/evil.example/x'],
    ['login', 'login'],
    ['?page=2', '?page=2'],
    ['https://bank.example/shop/', 'https://bank.example/shop/'],
    ['http://[bad', 'http://[bad'],
    // As Node gives it: a character for each byte.
    [Buffer.from('/search/?q=şeker').toString('latin1'), '/search/?q=%C5%9Feker'],
    [Buffer.from('https://legacy.example/şeker').toString('latin1'), '/%C5%9Feker'],
  ])('%s becomes %s', (location, ours) => expect(ownLocation(location, backend)).toBe(ours));

  test.each([
    ['a=b;Path=/;DOMAIN=x', 'a=b; Path=/'],
    ['a="x;y"; secure', 'a="x; y"'],
    ['a=secure; SameSite=Lax; Partitioned', 'a=secure; SameSite=Lax'],
  ])('%s becomes %s', (cookie, ours) => expect(ownCookie(cookie, false)).toBe(ours));
});

test('the site stays ours and everything else is the backend’s', async () => {
  const { origin } = await startEcho();
  expect((await fetch(`${origin}/spa/basket`)).status).toBe(503);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n');
  expect((await echoed(await fetch(`${origin}/spaces`))).url).toBe('/spaces');
  expect((await echoed(await fetch(`${origin}/__faults`))).url).toBe('/__faults');
});
