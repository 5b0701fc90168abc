import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { describeStart } from './describeStart.ts';
import { readOptions } from './readOptions.ts';
import { sendRaw, startTestServer, temporaryFolder } from './testServer.fixture.ts';

const built = () => temporaryFolder({ 'index.html': 'workshop', 'iframe.html': 'story', 'sb/a.js': '1' });

async function start(env: Readonly<Record<string, string>> = {}) {
  const server = await startTestServer({ STORYBOOK_DIR: built(), ...env });
  return { shop: server.origin, workshop: server.storybook?.origin ?? '', server };
}

test('SAFE-14 Storybook is served at an origin of its own', async () => {
  const { shop, workshop } = await start();
  expect(new URL(workshop).port).not.toBe(new URL(shop).port);
  expect(await (await fetch(`${workshop}/`)).text()).toBe('workshop');
  expect((await fetch(`${workshop}/sb/a.js`)).headers.get('content-type')).toContain('javascript');
  expect((await fetch(`${workshop}/none`)).status).toBe(404);
  expect((await fetch(`${workshop}/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
  expect((await fetch(`${workshop}/`, { method: 'POST' })).status).toBe(405);
});

test('SAFE-14 below the shop there is only the way to it', async () => {
  const { shop, workshop } = await start();
  for (const [path, address] of [
    ['/storybook', '/'],
    ['/storybook/', '/'],
    ['/storybook/iframe.html?id=a', '/iframe.html?id=a'],
    ['/storybook?path=/story/a', '/?path=/story/a'],
  ] as const) {
    const answer = await fetch(shop + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, workshop + address]);
  }
  const { port } = new URL(workshop);
  const { text } = await sendRaw(shop, 'GET /storybook/ HTTP/1.1\r\nHost: shop.example:1\r\n\r\n');
  expect(text).toContain(`Location: http://shop.example:${port}/`);
});

test('SAFE-14 its pages reach nothing else, are framed by nobody else, and let go of who opened them', async () => {
  const { workshop } = await start();
  for (const path of ['/', '/iframe.html']) {
    const { headers } = await fetch(workshop + path);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain(`default-src 'self'`);
    expect(policy).toContain(`connect-src 'self' data: blob:`);
    expect(policy).toContain(`frame-ancestors 'self'`);
    expect(policy).toContain(`form-action 'self'`);
  }
});

test.each(['/storybook/', '/storybook/iframe.html'])(
  'SAFE-14 beside a real backend %s is an address of that backend',
  async (path) => {
    const backend = await startBackend((request, response) => response.end(`backend ${request.url}`));
    const { shop, server } = await start({ BACKEND_URL: backend });
    expect(server.storybook).toBeUndefined();
    expect(await (await fetch(shop + path)).text()).toBe(`backend ${path}`);
  },
);

test('SAFE-14 beside a real backend it is served where it is asked for', async () => {
  const backend = await startBackend((_, response) => response.end('backend'));
  const { workshop } = await start({ BACKEND_URL: backend, STORYBOOK_PORT: '0' });
  expect(await (await fetch(`${workshop}/`)).text()).toBe('workshop');
});

test.each([
  [{}, 8081],
  [{ PORT: '8090' }, 8091],
  [{ PORT: '65535' }, 0],
  [{ PORT: '8090', STORYBOOK_PORT: '7000' }, 7000],
  [{ BACKEND_URL: 'https://legacy.example' }, undefined],
  [{ BACKEND_URL: 'https://legacy.example', STORYBOOK_PORT: '7000' }, 7000],
])('SAFE-14 its port with %j is %j', (env, port) => {
  expect(readOptions(env).storybookPort).toBe(port);
});

test('SAFE-14 a port that is no number is refused by name', () => {
  expect(() => readOptions({ STORYBOOK_PORT: '70000' })).toThrow('STORYBOOK_PORT');
});

test('SAFE-14 where its port is taken the shop says so and starts without it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { shop, server } = await start({ STORYBOOK_PORT: String(port) });
  expect((await fetch(`${shop}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop}/storybook/`)).status).toBe(404);
  expect(describeStart(server, readOptions({}))).toContain(
    `Storybook yok: http://127.0.0.1:${port} dolu, başka bir port için STORYBOOK_PORT=8090`,
  );
});

test.each(['a%00b', 'a'.repeat(300), 'sb'])('what is no name of a file is 404: %s', async (name) => {
  const { shop, workshop } = await start();
  expect((await fetch(`${workshop}/${name}`)).status).toBe(404);
  expect((await fetch(`${shop}/healthz`)).status).toBe(200);
});

test('until it is built, Storybook says so and looks again', async () => {
  const folder = temporaryFolder({ 'sb/a.js': '1' });
  const { workshop } = await start({ STORYBOOK_DIR: folder });
  const answer = await fetch(`${workshop}/`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('refresh')).toBe('5');
  expect(await answer.text()).toContain('hazırlanıyor');
  writeFileSync(join(folder, 'index.html'), 'workshop');
  expect(await (await fetch(`${workshop}/`)).text()).toBe('workshop');
});
