import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { sendRaw, startTestServer, temporaryFolder } from './testServer.fixture.ts';

const script = `console.log(${JSON.stringify('merhaba '.repeat(300))})`;

const build = () =>
  temporaryFolder({
    'index.html': '<!doctype html><title>Vitrin</title>',
    'index.html.br': brotliCompressSync('<!doctype html><title>Vitrin</title>'),
    '3ds.html': '<!doctype html><title>3-D Secure</title>',
    '3ds-frames.html': '<!doctype html><title>3-D Secure</title>',
    'icons/solid.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'csp-hashes.json': JSON.stringify({ scripts: ['sha256-AbC+/123='], styles: [], other: 1 }),
    'assets/pictureReader.worker-1a2b3c.js': script,
    'assets/reader-1a2b3c.wasm': 'wasm',
    'assets/app-1a2b3c.js': script,
    'assets/app-1a2b3c.js.br': brotliCompressSync(script),
    'assets/app-1a2b3c.js.gz': gzipSync(script),
  });

const start = async () => (await startTestServer({ SITE_DIR: build() })).origin;

test('source maps are not served, though they may lie beside what they are of', async () => {
  const folder = temporaryFolder({
    'index.html': 'shop',
    'assets/app-1.js': '1',
    'assets/app-1.js.map': '{}',
  });
  const { origin } = await startTestServer({ SITE_DIR: folder });
  expect((await fetch(`${origin}/spa/assets/app-1.js`)).status).toBe(200);
  expect((await fetch(`${origin}/spa/assets/app-1.js.map`)).status).toBe(404);
});

test('of a folder of releases the current one is served, and a tab of the one before finds its files', async () => {
  const folder = temporaryFolder({
    'current/spa/index.html': 'two',
    'current/spa/assets/app-two.js': '2',
    'previous/spa/index.html': 'one',
    'previous/spa/assets/app-one.js': '1',
  });
  const { origin } = await startTestServer({ SITE_DIR: folder });
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  expect([
    await textOf('/spa/'),
    await textOf('/spa/assets/app-one.js'),
    await textOf('/spa/assets/app-two.js'),
  ]).toEqual(['two', '1', '2']);
  expect((await fetch(`${origin}/spa/assets/app-gone.js`)).status).toBe(404);
});

test('a release is taken up without a new start, and a damaged one is not', async () => {
  const folder = temporaryFolder({ 'current/spa/index.html': 'one' });
  const server = await startTestServer({ SITE_DIR: folder });
  const page = async () => (await fetch(`${server.origin}/spa/`)).text();
  writeFileSync(join(folder, 'current/spa/index.html'), 'two');
  expect(await page()).toBe('one');
  server.reload();
  expect(await page()).toBe('two');
  writeFileSync(join(folder, 'current/spa/index.html'), 'three');
  writeFileSync(join(folder, 'current/spa/csp-hashes.json'), '{ "scripts": [');
  expect(() => server.reload()).toThrow('csp-hashes.json');
  expect(await page()).toBe('two');
});

/** fetch decodes what it gets; this does not. */
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
    request(address, { headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ answer, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

test('APP-01 the root leads to /spa/, and every deep link answers the page', async () => {
  const origin = await start();
  for (const path of ['/', '/spa', '/spa?x=1']) {
    const { answer } = await get(origin + path);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      path === '/spa?x=1' ? '/spa/?x=1' : '/spa/',
    ]);
  }
  for (const path of [
    '/spa/',
    '/spa/index.html',
    '/spa/product/5?a=b',
    '/spa/brand/all/',
    '/spa/page/a.b',
    '/spa/checkout/7',
  ]) {
    const { answer, body } = await get(origin + path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(String(body)).toContain('<title>Vitrin</title>');
  }
});

test('APP-12 a missing asset is 404 and not kept, so that an old tab notices a deploy', async () => {
  const origin = await start();
  const { answer, body } = await get(`${origin}/spa/assets/app-old.js`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(String(body)).not.toContain('<title>');
});

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  ['br;q=nonsense, gzip', 'gzip'],
] as const)('Accept-Encoding %j takes %s', async (accepted, coding) => {
  const { answer, body } = await get(`${await start()}/spa/assets/app-1a2b3c.js`, {
    'accept-encoding': accepted,
  });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.headers['content-length']).toBe(String(body.length));
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(String(decode[coding ?? 'identity'](body))).toBe(script);
});

test('each representation has a tag of its own, and the one that is there already is 304', async () => {
  const address = `${await start()}/spa/assets/app-1a2b3c.js`;
  const plain = (await get(address)).answer.headers.etag ?? '';
  const packed = (await get(address, { 'accept-encoding': 'br' })).answer.headers.etag ?? '';
  expect(plain).toMatch(/^"[\w-]{22}"$/);
  expect(packed).not.toBe(plain);
  for (const tag of [plain, `"x", W/${plain}`, '*']) {
    const { answer, body } = await get(address, { 'if-none-match': tag });
    expect([answer.statusCode, body.length, answer.headers.etag]).toEqual([304, 0, plain]);
  }
  expect((await get(address, { 'if-none-match': packed })).answer.statusCode).toBe(200);
});

test('WARE-01 the reader of bar codes is compiled in its worker and nowhere else', async () => {
  const origin = await start();
  const policyOf = async (path: string) =>
    String((await get(`${origin}/spa/${path}`)).answer.headers['content-security-policy']);
  expect(await policyOf('assets/pictureReader.worker-1a2b3c.js')).toBe(
    `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'`,
  );
  expect(await policyOf('')).not.toContain('unsafe');
  const { answer } = await get(`${origin}/spa/assets/reader-1a2b3c.wasm`);
  expect(answer.headers['content-type']).toBe('application/wasm');
});

test('HEAD has the headers and no body, other methods are refused', async () => {
  const origin = await start();
  const { answer, body } = await get(`${origin}/spa/`, {}, 'HEAD');
  expect([answer.statusCode, body.length, answer.headers['content-length']]).toEqual([200, 0, '36']);
  const refused = await get(`${origin}/spa/`, {}, 'POST');
  expect([refused.answer.statusCode, refused.answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('the page policy lets run what the build hashed and nothing inline besides', async () => {
  const { answer } = await get(`${await start()}/spa/search?q=x`);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'sha256-AbC+/123='`);
  expect(policy).toContain(`style-src 'self';`);
  expect(policy).toContain(`frame-src 'self' https:`);
  expect(policy).toContain(`form-action 'self' https:`);
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types vitrin-html vitrin-worker`);
  expect(policy).toContain(`base-uri 'none'; object-src 'none'`);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('the collector of errors is told on request and may be reached; by default there is none', async () => {
  const origin = await start();
  expect(JSON.parse(String((await get(`${origin}/spa/reporting.json`)).body))).toEqual({ collector: null });
  expect(String((await get(`${origin}/spa/`)).answer.headers['content-security-policy'])).toContain(
    `connect-src 'self';`,
  );
  const reporting = await startTestServer({
    SITE_DIR: build(),
    ERROR_COLLECTOR: 'https://errors.example/vitrin',
  });
  const { body } = await get(`${reporting.origin}/spa/reporting.json`);
  expect(JSON.parse(String(body))).toEqual({ collector: 'https://errors.example/vitrin' });
  const policy = String((await get(`${reporting.origin}/spa/`)).answer.headers['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' https://errors.example;`);
});

test('PAYM-09 the page for foreign bank HTML runs in a sandbox without our origin', async () => {
  const server = await startTestServer({ SITE_DIR: build(), BANK_ORIGINS: 'https: http://127.0.0.1:*' });
  const { answer, body } = await get(`${server.origin}/spa/3ds.html`);
  expect(String(body)).toContain('3-D Secure');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain(`form-action 'self' https: http://127.0.0.1:*`);
});

test('SAFE-05 the way of a bank page with frames has no sandbox, is framed by our own pages only and frames them', async () => {
  const server = await startTestServer({ SITE_DIR: build() });
  const policyOf = async (path: string) =>
    String((await get(server.origin + path)).answer.headers['content-security-policy']);
  const policy = await policyOf('/spa/3ds-frames.html');
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('sandbox');
  expect(policy).toContain(`frame-src 'self' https:;`);
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(await policyOf('/spa/')).toContain(`frame-src 'self' https: data:;`);
});

test('addresses that lead out of the folder, or are no addresses, find nothing', async () => {
  const origin = await start();
  for (const path of [
    '/spa/assets/../../package.json',
    '/spa/assets/%2e%2e/%2e%2e/etc/passwd',
    '/spa/assets/..%2findex.html',
  ]) {
    expect((await sendRaw(origin, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)).text).toMatch(/^HTTP\/1.1 404/);
  }
  expect((await sendRaw(origin, 'GET /spa/%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n')).text).toMatch(
    /^HTTP\/1.1 400/,
  );
  expect((await sendRaw(origin, 'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n')).text).toMatch(
    /^HTTP\/1.1 400/,
  );
});

test('without a build the site says how to make one', async () => {
  const { origin } = await startTestServer();
  const { answer, body } = await get(`${origin}/spa/`);
  expect(answer.statusCode).toBe(503);
  expect(String(body)).toContain('pnpm start');
});
