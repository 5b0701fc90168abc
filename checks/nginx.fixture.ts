import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';

const runs = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const modules = '/etc/nginx/modules-enabled';

/** Whether a tool the nginx tests need is here, and the package of Debian that brings it. */
const tools = {
  nginx: { isHere: () => runs('nginx', '-v'), from: 'nginx-light' },
  envsubst: { isHere: () => runs('envsubst', '--version'), from: 'gettext-base' },
  openssl: { isHere: () => runs('openssl', 'version'), from: 'openssl' },
  brotli: {
    isHere: () => existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static')),
    from: 'libnginx-mod-http-brotli-static',
  },
} as const;

/** Skips a test where a tool is missing, and says in the report which; with NGINX=required the test fails instead. */
function need(context: Pick<TestContext, 'skip'>, ...names: readonly (keyof typeof tools)[]): void {
  const missing = names.filter((name) => !tools[name].isHere());
  if (missing.length === 0) return;
  const reason = `there is no ${missing.join(', no ')} here: apt-get install ${missing.map((name) => tools[name].from).join(' ')}`;
  if (process.env['NGINX'] === 'required') throw new Error(`NGINX=required, and ${reason}`);
  context.skip(reason);
}

/** For `beforeEach` of what the shipped nginx must do. */
export const needNginx = (context: Pick<TestContext, 'skip'>): void => need(context, 'nginx', 'envsubst');

/** For a test of what nginx does with Brotli. */
export const needBrotli = (context: Pick<TestContext, 'skip'>): void => need(context, 'brotli');

/** For a test of TLS, whose certificate is made by it. */
export const needOpenssl = (context: Pick<TestContext, 'skip'>): void => need(context, 'openssl');

/** A folder that is gone after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-web-'));
  // Workers of nginx are nobody.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Listens on a free port until the test ends; gives the address. */
export async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A certificate nobody knows, of this machine's own address, and its key. */
export function selfSigned(): { readonly TLS_CERTIFICATE: string; readonly TLS_KEY: string } {
  const folder = emptyFolder();
  const [TLS_CERTIFICATE, TLS_KEY] = [join(folder, 'shop.pem'), join(folder, 'shop.key')];
  const asked =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1';
  execFileSync('openssl', [...asked.split(' '), '-out', TLS_CERTIFICATE, '-keyout', TLS_KEY], {
    stdio: 'ignore',
  });
  return { TLS_CERTIFICATE, TLS_KEY };
}

/** A port nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The templates of nginx with short time limits, and room for four calls of a visitor. */
export function hastyTemplates(seconds = 1): string {
  const folder = emptyFolder();
  for (const name of readdirSync('deploy/nginx')) {
    const text = readFileSync(join('deploy/nginx', name), 'utf8');
    writeFileSync(
      join(folder, name),
      text
        .replace(/(proxy_\w+_timeout) \d+s/g, `$1 ${seconds}s`)
        .replace(/(limit_conn vitrin_visitors) \d+/, '$1 4'),
    );
  }
  return folder;
}

/** Puts a build in front of visitors, or goes back: deploy/release.sh. */
export const release = (...args: readonly string[]): string =>
  execFileSync('deploy/release.sh', args, { encoding: 'utf8' });

/**
 * The shipped nginx over a site folder, started as the container starts it and ended with the test.
 * @param env further settings of deploy/entrypoint.sh
 */
export async function startNginx(
  siteFolder: string,
  backend: string,
  env: Readonly<Record<string, string>> = {},
) {
  const folder = emptyFolder();
  const origin = `http://127.0.0.1:${await freePort()}`;
  const accessLog = join(folder, 'access.log');
  let errors = '';
  const nginx = spawn('deploy/entrypoint.sh', {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      BACKEND_URL: backend,
      SITE_DIR: siteFolder,
      TEMPLATES: 'deploy/nginx',
      CONF_DIR: join(folder, 'conf'),
      RUN_DIR: folder,
      ACCESS_LOG: accessLog,
      LISTEN: new URL(origin).host,
      ...env,
    },
  });
  nginx.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = new Promise<void>((resolve) => nginx.once('close', () => resolve()));
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  for (let attempt = 0; ; attempt += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${errors}`);
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (attempt === 100) throw new Error(`nginx does not answer: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    readLog: () => readFileSync(accessLog, 'utf8'),
    readErrors: () => errors,
    signal: (signal: NodeJS.Signals) => void nginx.kill(signal),
    ended,
  };
}
