import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendRaw, startTestServer } from '../packages/server/src/testServer.fixture.ts';
import { emptyFolder, listen, needNginx, startNginx } from './nginx.fixture.ts';

/** A folder with `current/spa`, as a release makes it. */
function releasedWith(files: Readonly<Record<string, string>>): string {
  const site = emptyFolder();
  for (const [name, text] of Object.entries({ 'index.html': '<!doctype html>Vitrin', ...files })) {
    mkdirSync(join(site, 'current/spa', name, '..'), { recursive: true });
    writeFileSync(join(site, 'current/spa', name), text);
  }
  return site;
}

type Start = (
  site: string,
  backend: string,
  env?: Readonly<Record<string, string>>,
) => Promise<{ readonly origin: string }>;

const servers: readonly (readonly [string, Start, (context: Parameters<typeof needNginx>[0]) => void])[] = [
  [
    'the storefront server',
    (site, backend, env) =>
      startTestServer({ SITE_DIR: join(site, 'current/spa'), BACKEND_URL: backend, ...env }),
    () => {},
  ],
  ['the shipped nginx', startNginx, needNginx],
];

describe.each(servers)('%s', (_name, start, need) => {
  beforeEach(need);

  test.each<[string, Record<string, string>, string | null]>([
    ['nothing', {}, 'no-store'],
    ['when it was made', { 'last-modified': 'Sat, 01 Aug 2026 10:00:00 GMT', etag: '"1"' }, 'no-store'],
    ['how long it is good', { 'cache-control': 'public, max-age=3600' }, 'public, max-age=3600'],
    ['that it is one visitor’s', { 'cache-control': 'private' }, 'private'],
    ['until when it is good', { expires: 'Sat, 01 Aug 2026 10:00:00 GMT' }, null],
  ])('SAFE-09 of an answer that says %s', async (_what, said, rule) => {
    const backend = await listen((_request, response) => response.writeHead(200, said).end('{}'));
    const { origin } = await start(releasedWith({}), backend);
    for (const path of ['/product/5', '/image/show/?fileName=a.png', '/payment2/print/7']) {
      const { headers } = await fetch(origin + path);
      expect([path, headers.get('cache-control')]).toEqual([path, rule]);
      expect(headers.get('expires')).toBe(said['expires'] ?? null);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('SAFE-13 what a stranger says of the way to here never reaches the backend', async () => {
    const heard: IncomingHttpHeaders[] = [];
    const backend = await listen((message: IncomingMessage, response) => {
      heard.push(message.headers);
      response.end();
    });
    const lies = [
      'Forwarded',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Forwarded-Port',
      'X-Forwarded-Prefix',
      'X-Forwarded-Server',
      'X-Forwarded-Scheme',
      'X-Forwarded-Ssl',
      'X_Forwarded_For',
      'X-Forwarded_Host',
    ];
    const stranger = await start(releasedWith({}), backend, { TRUSTED_PROXIES: '10.0.0.0/8' });
    const { host } = new URL(stranger.origin);
    const head = `GET /a HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n`;
    await sendRaw(stranger.origin, `${head}${lies.map((name) => `${name}: lie\r\n`).join('')}\r\n`, 2000);
    expect(JSON.stringify(heard)).not.toContain('lie');
    expect(heard).toMatchObject([
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': host, 'x-forwarded-proto': 'http' },
    ]);
    const proxy = await start(releasedWith({}), backend);
    const told = { 'X-Forwarded-Port': '443', 'X-Forwarded-Proto': 'https', X_Forwarded_For: 'lie' };
    await fetch(`${proxy.origin}/a`, { headers: told });
    expect(heard[1]).toMatchObject({ 'x-forwarded-port': '443', 'x-forwarded-proto': 'https' });
    expect(JSON.stringify(heard)).not.toContain('lie');
  });

  test('SAFE-07 a host that is none is 400, told by a browser or by a proxy', async () => {
    const { origin } = await start(releasedWith({}), await listen((_request, response) => response.end()));
    const statusOf = async (lines: string, version = '1.1') => {
      const { text } = await sendRaw(
        origin,
        `GET /basket/ HTTP/${version}\r\n${lines}Connection: close\r\n\r\n`,
        2000,
      );
      return Number(text.slice(9, 12));
    };
    for (const host of [
      'shop.example',
      'shop.example:8080',
      'SHOP',
      '10.0.0.1:80',
      '[::1]:80',
      'a_b.example',
    ])
      expect([host, await statusOf(`Host: ${host}\r\n`)]).toEqual([host, 200]);
    expect(await statusOf('', '1.0')).toBe(200);
    const spaces = ' '.repeat(6000);
    for (const host of [
      '',
      'a b',
      `a${spaces}b`,
      'a/b',
      'a,b',
      'a@b',
      'a?b',
      '[::1',
      'a:b',
      'shop.example:80:80',
    ])
      expect([host.slice(0, 20), await statusOf(`Host: ${host}\r\n`)]).toEqual([host.slice(0, 20), 400]);
    for (const told of ['a b', `a${spaces}b`, 'a/b', ', shop.example', `a b, shop.example`])
      expect([told.slice(0, 20), await statusOf(`Host: x\r\nX-Forwarded-Host: ${told}\r\n`)]).toEqual([
        told.slice(0, 20),
        400,
      ]);
    for (const told of ['dealers.example', 'dealers.example , inner.example'])
      expect([told, await statusOf(`Host: x\r\nX-Forwarded-Host: ${told}\r\n`)]).toEqual([told, 200]);
  });

  test('what the build leaves for us is served to nobody', async () => {
    const left = ['.vite/manifest.json', '.vite/modules.json', 'csp-hashes.json'];
    const files = Object.fromEntries(
      left.flatMap((name) => [name, `${name}.br`, `${name}.gz`].map((one) => [one, '{"secret":1}'])),
    );
    const { origin } = await start(releasedWith(files), await listen((_request, response) => response.end()));
    for (const name of Object.keys(files))
      for (const path of [name, name.replace('.', '%2e')]) {
        const answer = await fetch(`${origin}/spa/${path}`);
        expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
        expect(await answer.text()).not.toContain('secret');
      }
    expect((await fetch(`${origin}/spa/page/a.b`)).status).toBe(200);
  });
});
