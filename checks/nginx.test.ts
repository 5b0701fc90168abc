import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { request as requestOverTls } from 'node:https';
import { join } from 'node:path';
import { connect as connectOverTls } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderNginx } from '../deploy/renderNginx.ts';
import { askAll, namedReturns } from '../packages/server/src/guardedCalls.fixture.ts';
import { scorePage } from '../packages/server/src/observatory.fixture.ts';
import { startTestServer } from '../packages/server/src/testServer.fixture.ts';
import { bundlePreload } from '../packages/storefront/build/bundlePreload.ts';
import {
  emptyFolder,
  freePort,
  hastyTemplates,
  listen,
  needBrotli,
  needNginx,
  needOpenssl,
  release,
  selfSigned,
  startNginx,
} from './nginx.fixture.ts';

const script = `console.log(${JSON.stringify('merhaba '.repeat(300))})`;

const preload = await bundlePreload();

/** A build with one asset named by its release. */
function build(name = 'one'): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  const write = (file: string, body: string | Buffer) => writeFileSync(join(folder, file), body);
  write(
    'index.html',
    `<!doctype html><title>${name}</title><script type="module" src="/spa/assets/app-${name}.js"></script>`,
  );
  write('csp-hashes.json', JSON.stringify({ scripts: [preload.hash], styles: [] }));
  write('3ds.html', '<!doctype html><title>3-D Secure</title>');
  write('3ds-frames.html', '<!doctype html><title>3-D Secure</title>');
  write('sw.js', 'self.kept = 1;');
  write('sw-off.js', 'self.kept = 0;');
  write('icons.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(`assets/app-${name}.js`, script);
  write(`assets/pictureReader.worker-${name}.js`, script);
  write(`assets/tableFile.worker-${name}.js`, script);
  write(`assets/reader-${name}.wasm`, 'wasm');
  write(`assets/app-${name}.js.br`, brotliCompressSync(script));
  write(`assets/app-${name}.js.gz`, gzipSync(script));
  return folder;
}

function released(): string {
  const site = emptyFolder();
  release(build(), site);
  return site;
}

/** With an icon of the shop, without one, and what is none. */
const manifests = [
  `/spa/manifest/0b6066/ffffff/192x192%20any/favicon.svg/${encodeURIComponent('Çağ & Işık')}.webmanifest`,
  '/spa/manifest/0b6066/ffffff/A%20B.webmanifest',
  '/spa/manifest/0b6066/ffffff/A%22B.webmanifest',
  '/spa/manifest/0b6066/ffffff/A%5CB.webmanifest',
];

/** nginx has the older name of scripts. */
const typeOf = ({ headers }: Response) =>
  headers.get('content-type')?.replace('application/java', 'text/java');

const ok = () => listen((_request, response) => response.end('{}'));

/** fetch decodes what it gets and writes headers of its own; this does not. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { headers, method, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer));
    })
      .on('error', reject)
      .end();
  });

test('the nginx configuration says what the storefront server says', () => {
  for (const [name, text] of Object.entries(renderNginx()))
    expect(readFileSync(`deploy/nginx/${name}`, 'utf8'), `${name}: run pnpm generate`).toBe(text);
});

describe('the shipped nginx', () => {
  beforeEach(needNginx);

  const policies =
    /^(?:content-security|cross-origin|permissions|referrer|strict-transport|x-content-type|x-frame|cache-control|location)/;
  const policiesOf = ({ statusCode, headers }: IncomingMessage) => ({
    statusCode,
    ...Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => policies.test(name))
        .map(([name, value]) => [name, String(value).replaceAll(' ;', ';')]),
    ),
  });

  test('answers with the same policy as the storefront server, whatever is asked', async () => {
    const site = released();
    const nginx = await startNginx(site, await ok(), {
      ERROR_COLLECTOR: 'https://errors.example/vitrin?key=1',
    });
    const server = await startTestServer({
      SITE_DIR: join(site, 'current/spa'),
      ERROR_COLLECTOR: 'https://errors.example/vitrin?key=1',
    });
    for (const path of [
      '/',
      '/spa',
      '/spa?x=1',
      '/spa/',
      '/spa/index.html',
      '/spa/product/5?a=b',
      '/spa/page/a.b',
      '/spa/icons.svg',
      '/spa/3ds.html',
      '/spa/3ds-frames.html',
      '/spa/assets/app-one.js',
      '/spa/assets/app-gone.js',
      '/spa/assets/pictureReader.worker-one.js',
      '/spa/assets/pictureReader.worker-gone.js',
      '/spa/assets/tableFile.worker-one.js',
      '/spa/reporting.json',
      '/spa/sw.js',
      ...manifests,
    ]) {
      const secure = { 'x-forwarded-proto': 'https' };
      const [ours, theirs] = await Promise.all([
        ask(nginx.origin + path, secure),
        ask(server.origin + path, secure),
      ]);
      expect({ path, ...policiesOf(ours) }).toEqual({
        path,
        ...policiesOf(theirs),
      });
    }
    const { headers } = await ask(`${nginx.origin}/spa/assets/reader-one.wasm`);
    expect(headers['content-type']).toBe('application/wasm');
    expect((await ask(`${nginx.origin}/spa/`, {}, 'POST')).statusCode).toBe(405);
    expect(await (await fetch(`${nginx.origin}/spa/reporting.json`)).json()).toEqual({
      collector: 'https://errors.example/vitrin?key=1',
    });
  });

  test('WARE-03 WARE-04 gives the manifest and the worker that the storefront server gives', async () => {
    const site = released();
    for (const SERVICE_WORKER of ['on', 'off']) {
      const nginx = await startNginx(site, await ok(), { SERVICE_WORKER });
      const server = await startTestServer({ SITE_DIR: join(site, 'current/spa'), SERVICE_WORKER });
      for (const path of ['/spa/sw.js', ...manifests]) {
        const [ours, theirs] = await Promise.all([fetch(nginx.origin + path), fetch(server.origin + path)]);
        expect(typeOf(ours)).toBe(typeOf(theirs));
        expect(await ours.text(), path).toBe(await theirs.text());
      }
    }
  });

  test('earns at least 125 points of the Observatory', async () => {
    const { origin } = await startNginx(released(), await ok());
    const answer = await fetch(`${origin}/spa/`, { headers: { 'x-forwarded-proto': 'https' } });
    const { score } = scorePage({ headers: answer.headers, html: await answer.text() });
    expect(score).toBeGreaterThanOrEqual(125);
  });

  test('SAFE-01 SAFE-02 SAFE-03 SAFE-10 SAFE-13 what is written down of every call becomes of it', async () => {
    const { origin } = await startNginx(released(), await ok(), { BANK_RETURNS: namedReturns });
    const judged = await askAll(origin);
    expect(judged.length).toBeGreaterThan(2000);
    expect(judged.filter(({ expected, status }) => status !== expected)).toEqual([]);
  });

  test('serves what the build compressed, keeps it for a year, and remembers nothing that is gone', async (context) => {
    needBrotli(context);
    const { origin } = await startNginx(released(), await ok());
    const asset = `${origin}/spa/assets/app-one.js`;
    for (const coding of ['br', 'gzip']) {
      const { headers } = await ask(asset, { 'accept-encoding': coding });
      expect(headers).toMatchObject({
        'content-encoding': coding,
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String((coding === 'br' ? brotliCompressSync(script) : gzipSync(script)).length),
      });
    }
    expect((await ask(asset)).headers['content-encoding']).toBeUndefined();
    const gone = await ask(`${origin}/spa/assets/app-gone.js`);
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('APP-12 the release before keeps its files, and comes back by one command', async () => {
    const site = released();
    const { origin } = await startNginx(site, await ok());
    const title = async () => /<title>(.*?)<\/title>/.exec(await (await fetch(`${origin}/spa/`)).text())?.[1];
    const statusOf = async (name: string) => (await fetch(`${origin}/spa/assets/app-${name}.js`)).status;
    release(build('two'), site);
    expect([await title(), await statusOf('one'), await statusOf('two')]).toEqual(['two', 200, 200]);
    release(build('three'), site);
    expect([await title(), await statusOf('one'), await statusOf('two')]).toEqual(['three', 404, 200]);
    release('--back', site);
    expect([await title(), await statusOf('two'), await statusOf('three')]).toEqual(['two', 200, 200]);
  });

  test('no card number, no amount and nothing that was searched for reaches a log, not even when the backend is down', async () => {
    const { origin, readLog, readErrors } = await startNginx(released(), 'http://127.0.0.1:9');
    const card = '4509011100000004';
    for (const path of [
      `/payment2/PaynetRatio?price=1234.50&cardNumber=${card}`,
      `/Payment2/paynetratio?CARDNUMBER=${card}&cardNumber=${card}`,
      `//payment2/PaynetRatio?c%61rdNumber=${card}`,
      `/search/?q=${card}`,
      `/search/?q=4509%200111%200000%200004`,
      `/x/4509-0111-0000-0004`,
    ]) {
      await ask(origin + path, { referer: `${origin}/spa/payment?cardNumber=${card}` });
    }
    await ask(`${origin}/search/?q=matkap`);
    // nginx writes a line after the answer has gone, so the last may still be on its way.
    const finished = () => readLog().split('\n').slice(0, -1);
    await vi.waitFor(() => expect(finished()).toHaveLength(7));
    expect(finished().map((line) => (JSON.parse(line) as { status: number }).status)).toEqual(
      Array.from({ length: 7 }, () => 502),
    );
    const log = readLog();
    expect(log).toContain('"uri":"/search/"');
    expect(log).not.toContain('matkap');
    expect(`${log}${readErrors()}`).not.toMatch(/4509|1234\.50/);
  });

  test('stands in front of the backend as if it were here, and sends nothing twice', async () => {
    const heard: IncomingMessage[] = [];
    const backend = await listen((message, response) => {
      heard.push(message);
      if (message.url === '/drop') return message.socket.resetAndDestroy();
      response.setHeader('set-cookie', 'ASP.NET_SessionId=x; path=/; Domain=legacy.example; HttpOnly');
      response.writeHead(302, { location: `${backend}/spa/login`, 'x-powered-by': 'ASP.NET' }).end();
    });
    const { origin } = await startNginx(released(), backend);
    const answer = await ask(`${origin}/login/logout`, {
      origin,
      referer: `${origin}/spa/basket/`,
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.headers.location).toBe('/spa/login');
    expect(String(answer.headers['set-cookie'])).not.toMatch(/legacy/);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(heard[0]?.headers).toMatchObject({
      host: new URL(backend).host,
      origin: backend,
      referer: `${backend}/spa/basket/`,
      'x-forwarded-host': new URL(origin).host,
      'x-forwarded-proto': 'http',
    });
    expect((await ask(`${origin}/drop`, { origin }, 'POST')).statusCode).toBe(502);
    expect((await ask(`${origin}/drop`)).statusCode).toBe(502);
    expect(heard.filter(({ url }) => url === '/drop')).toHaveLength(2);
  });

  test('of several proxies the first names the host of our own pages, as for the storefront server', async () => {
    const heard: IncomingMessage[] = [];
    const backend = await listen((message, response) => {
      heard.push(message);
      response.end();
    });
    const nginx = await startNginx(released(), backend);
    const server = await startTestServer({ BACKEND_URL: backend });
    const headers = {
      'x-forwarded-host': 'dealers.example, inner.example',
      origin: 'https://dealers.example',
    };
    for (const { origin } of [nginx, server])
      expect((await ask(`${origin}/basket/order2`, headers, 'POST')).statusCode).toBe(200);
    const told = { origin: backend, 'x-forwarded-host': 'dealers.example' };
    expect(heard.map((message) => message.headers)).toMatchObject([told, told]);
  });

  test('redirects that name the backend stay here, whatever else of it they say', async () => {
    const told: Record<string, [location: (host: string) => string, ours?: string]> = {
      '/1': [(host) => `http://${host}/a?x=1`, '/a?x=1'],
      '/2': [(host) => `https://${host}/a`, '/a'],
      '/3': [(host) => `HTTP://${host}/a`, '/a'],
      '/4': [(host) => `//${host}/a`, '/a'],
      '/5': [(host) => `http://${host}`, '/'],
      '/6': [(host) => `http://${host}?a=1`, '/?a=1'],
      '/7': [(host) => `http://${host}//evil.example/a`, '/evil.example/a'],
      '/8': [(host) => `http://${host}.evil.example/a`],
      '/9': [(host) => `https://bank.example/3d?to=http://${host}/a`],
      '/10': [() => 'login?x=1'],
    };
    const backend = await listen(({ url = '', headers }, response) => {
      response.writeHead(302, { location: told[url]?.[0](headers.host ?? '') ?? '/none' }).end();
    });
    const nginx = await startNginx(released(), backend);
    const server = await startTestServer({ BACKEND_URL: backend });
    const { host } = new URL(backend);
    for (const [path, [location, ours = location(host)]] of Object.entries(told))
      for (const { origin } of [nginx, server])
        expect([path, (await ask(origin + path)).headers.location]).toEqual([path, ours]);
  });

  test('an upload above ten megabytes is refused, by the storefront server, too', async () => {
    const nginx = await startNginx(released(), await ok());
    const server = await startTestServer({ BACKEND_URL: await ok() });
    const tooLarge = { 'content-length': String(10 * 1024 * 1024 + 1) };
    for (const { origin } of [nginx, server])
      expect((await ask(`${origin}/upload`, tooLarge, 'POST')).statusCode).toBe(413);
  });

  test('SAFE-04 SAFE-08 a backend, a picture and a visitor that hang are given up, each after its own time', async () => {
    let hung = 0;
    const backend = await listen(({ url = '', socket }, response) => {
      if (url.startsWith('/hang/')) hung += 1;
      if (url.startsWith('/half')) socket.write('HTTP/1.1 200 O');
      else if (!url.includes('/hang')) response.end();
    });
    // Long enough for a busy machine to ask in between.
    const { origin } = await startNginx(released(), backend, { TEMPLATES: hastyTemplates(3) });
    const statusOf = async (path: string, headers: Record<string, string> = {}) =>
      (await ask(origin + path, headers)).statusCode;
    expect(await Promise.all(['/hang', '/half', '/payment2/hang'].map((path) => statusOf(path)))).toEqual([
      504, 504, 504,
    ]);
    // Four that hang are all a visitor gets; another one does not notice.
    const asA = { 'x-forwarded-for': '198.51.100.1' };
    const hanging = ['/hang/1', '/hang/2', '/hang/3', '/hang/4'].map((path) => statusOf(path, asA));
    await vi.waitFor(() => expect(hung).toBe(4), { timeout: 20_000 });
    expect(await statusOf('/menu/', asA)).toBe(504);
    expect(await statusOf('/menu/', { 'x-forwarded-for': '198.51.100.2' })).toBe(200);
    expect(await Promise.all(hanging)).toEqual([504, 504, 504, 504]);
    expect(await statusOf('/menu/', asA)).toBe(200);
  });

  test('SAFE-08 only pictures have the time limit of pictures, and reach the backend as they were asked for', async () => {
    expect(readFileSync('deploy/nginx/limits.conf.template', 'utf8')).toMatch(
      /proxy_connect_timeout 10s;\nproxy_read_timeout 120s;/,
    );
    expect(readFileSync('deploy/nginx/limits-picture.conf.template', 'utf8')).toContain(
      'proxy_read_timeout 15s;',
    );
    const folder = hastyTemplates();
    // Everything else has the time it has.
    writeFileSync(
      join(folder, 'limits.conf.template'),
      readFileSync('deploy/nginx/limits.conf.template', 'utf8'),
    );
    const heard: string[] = [];
    const late: (() => void)[] = [];
    const backend = await listen(({ url = '', method = '' }, response) => {
      heard.push(`${method} ${url}`);
      if (url.includes('/hang')) late.push(() => response.end());
      else response.end();
    });
    const { origin } = await startNginx(released(), backend, { TEMPLATES: folder });
    // Of another visitor, whose share is his own.
    const overTls = { 'sec-fetch-dest': 'image', 'x-forwarded-for': '198.51.100.1' };
    const overHttp = { accept: 'image/avif,image/webp,*/*' };
    const others = [ask(`${origin}/hang`), ask(`${origin}/hang`, overHttp, 'POST')];
    const pictures = [
      ask(`${origin}/hang%2F%C3%A7/a.jpg?x=%2F`, overTls),
      ask(`${origin}/hang/b`, overHttp),
      ask(`${origin}/payment/hang.png`, overTls),
    ];
    expect((await Promise.all(pictures)).map(({ statusCode }) => statusCode)).toEqual([504, 504, 504]);
    expect(heard).toContain('GET /hang%2F%C3%A7/a.jpg?x=%2F');
    late.forEach((answer) => answer());
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('HSTS is said where a proxy of ours says that there is TLS, and nowhere else', async () => {
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'dealers.example' };
    const inside = await startNginx(released(), await ok());
    expect((await ask(`${inside.origin}/spa/`, secure)).headers['strict-transport-security']).toBe(
      'max-age=63072000',
    );
    const sayOf = async (proto: string) =>
      (await ask(`${inside.origin}/spa/`, { 'x-forwarded-proto': proto })).headers[
        'strict-transport-security'
      ];
    expect(await sayOf('https,http')).toBe('max-age=63072000');
    expect(await sayOf('http, https')).toBeUndefined();
    expect((await ask(`${inside.origin}/spa/`)).headers['strict-transport-security']).toBeUndefined();
    const outside = await startNginx(released(), await ok(), { TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(
      (await ask(`${outside.origin}/spa/`, secure)).headers['strict-transport-security'],
    ).toBeUndefined();
  });

  test('over TLS of its own: HSTS, cookies only TLS may have, HTTP/2, and whoever comes without it is led there', async (context) => {
    needOpenssl(context);
    const heard: IncomingMessage[] = [];
    const backend = await listen((message, response) => {
      heard.push(message);
      response.setHeader('set-cookie', '__Host-session=x; Path=/; Secure; HttpOnly');
      response.end('{}');
    });
    const files = selfSigned();
    const port = await freePort();
    const { origin: plain } = await startNginx(released(), backend, {
      ...files,
      TLS_LISTEN: `127.0.0.1:${port}`,
      TLS_PORT: String(port),
    });
    const origin = `https://127.0.0.1:${port}`;
    const askOverTls = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const ca = readFileSync(files.TLS_CERTIFICATE);
        requestOverTls(origin + path, { ca, headers, method, agent: false }, (answer) => {
          answer.resume().once('end', () => resolve(answer));
        })
          .on('error', reject)
          .end();
      });

    const page = await askOverTls('/spa/');
    expect([page.statusCode, page.headers['strict-transport-security']]).toEqual([200, 'max-age=63072000']);
    const write = await askOverTls('/basket/order2', { origin }, 'POST');
    expect(write.statusCode).toBe(200);
    expect(heard[0]?.headers).toMatchObject({
      origin: backend,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': `127.0.0.1:${port}`,
    });
    // As a browser wants it: for the whole host, over TLS, and of no other domain.
    expect(write.headers['set-cookie']).toEqual(['__Host-session=x; Path=/; Secure; HttpOnly']);
    // Of another site, over TLS as without.
    expect((await askOverTls('/basket/order2', { origin: plain }, 'POST')).statusCode).toBe(403);

    const session = connect(origin, { ca: readFileSync(files.TLS_CERTIFICATE) });
    onTestFinished(() => session.close());
    const call = session.request({ ':path': '/basket/order2', ':method': 'POST', origin });
    const [answer] = (await once(call.end(), 'response')) as [Record<string, unknown>];
    expect(answer[':status']).toBe(200);

    const [read, changed, health] = await Promise.all([
      ask(`${plain}/spa/product/5?a=b`),
      ask(`${plain}/basket/order2`, { origin: plain }, 'POST'),
      ask(`${plain}/healthz`),
    ]);
    expect([read.statusCode, read.headers.location]).toEqual([308, `${origin}/spa/product/5?a=b`]);
    expect([changed.statusCode, changed.headers.location]).toEqual([308, `${origin}/basket/order2`]);
    expect([health.statusCode, heard.length]).toEqual([200, 2]);
    expect((await ask(`${plain}/spa/`, { host: 'a b' })).statusCode).toBe(400);
    const keyless = startNginx(released(), backend, { ...files, TLS_KEY: '/none.key' });
    await expect(keyless).rejects.toThrow("TLS_KEY names '/none.key', which is no file that can be read.");
  });

  test('a renewed certificate is taken up by SIGHUP, and SIGQUIT ends nginx; a call under way is cut by neither', async (context) => {
    needOpenssl(context);
    const waiting: ServerResponse[] = [];
    const backend = await listen((_request, response) => void waiting.push(response));
    const [files, renewed] = [selfSigned(), selfSigned()];
    const port = await freePort();
    const nginx = await startNginx(released(), backend, { ...files, TLS_LISTEN: `127.0.0.1:${port}` });
    const place = { host: '127.0.0.1', port, rejectUnauthorized: false };
    const beginCall = async () => {
      const before = waiting.length;
      const answer = once(
        requestOverTls({ ...place, path: '/application', agent: false }).end(),
        'response',
      ) as Promise<[IncomingMessage]>;
      await vi.waitFor(() => expect(waiting).toHaveLength(before + 1));
      return { status: answer.then(([{ statusCode }]) => statusCode) };
    };
    /** What is shown to whoever comes now. */
    const shown = async () => {
      const socket = connectOverTls(place);
      await once(socket, 'secureConnect');
      const print = socket.getPeerX509Certificate()?.fingerprint256;
      // Who has asked for nothing is waited for like a slow visitor, by a nginx that ends, too.
      socket.destroy();
      return print;
    };

    const before = await shown();
    const first = await beginCall();
    copyFileSync(renewed.TLS_CERTIFICATE, files.TLS_CERTIFICATE);
    copyFileSync(renewed.TLS_KEY, files.TLS_KEY);
    nginx.signal('SIGHUP');
    await vi.waitFor(async () => expect(await shown()).not.toBe(before));
    const second = await beginCall();
    nginx.signal('SIGQUIT');
    await vi.waitFor(() => expect(shown()).rejects.toThrow('ECONNREFUSED'));
    for (const response of waiting) response.end('{}');
    expect(await Promise.all([first.status, second.status])).toEqual([200, 200]);
    await nginx.ended;
  });

  test.each([
    ['BACKEND_URL', 'legacy.example'],
    ['BACKEND_URL', 'https://legacy.example/shop'],
    ['BACKEND_URL', 'https://legacy.example?x=1'],
    ['BACKEND_URL', 'https://legacy.example#x'],
    ['LISTEN', 'any'],
    ['TLS_CERTIFICATE', '/etc/vitrin/none.pem'],
    ['TLS_CERTIFICATE', 'shop.pem'],
    ['SERVICE_WORKER', 'no'],
    ['BANK_ORIGINS', `https:; script-src 'unsafe-inline'`],
    ['ERROR_COLLECTOR', 'https://errors.example/"; add_header X y'],
    ['TRUSTED_PROXIES', '0.0.0.0/0; deny all'],
  ])('SAFE-12 %s=%s is refused by name', async (name, value) => {
    await expect(startNginx(released(), 'http://127.0.0.1:9', { [name]: value })).rejects.toThrow(name);
  });

  test.each(['BACKEND_URL', 'ERROR_COLLECTOR'])(
    'SAFE-12 credentials in %s are refused, and not said on the log',
    async (name) => {
      const started = startNginx(released(), 'http://127.0.0.1:9', { [name]: 'http://user:secret@host' });
      await expect(started).rejects.toThrow(
        `${name} must hold no user name and no password: take out what stands before the @.`,
      );
      await expect(started).rejects.not.toThrow('secret');
    },
  );
});
