import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { release } from './nginx.fixture.ts';

/** Says of every module that is loaded where it is from. */
const listModules = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.log('module', url), next(url, context)) });
`)}`;

/** A folder that is gone after the test. */
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts the server as a service does, and ends it with the test. */
function serve(env: Readonly<Record<string, string>>, ...args: readonly string[]): ChildProcess {
  const usual = { PORT: '0', STORYBOOK_PORT: '0', DATA_DIR: emptyFolder(), DEMO_PRODUCTS: '200' };
  const shop = spawn(process.execPath, [...args, 'scripts/serve.ts'], {
    env: { ...process.env, ...usual, ...env },
  });
  const ended = once(shop, 'exit');
  onTestFinished(async () => {
    shop.kill();
    await ended;
  });
  return shop;
}

/** What a process says until it has said something; all that it has said by then. */
async function saysUntil(output: ChildProcess['stdout'], wanted: RegExp): Promise<string> {
  let said = '';
  for await (const piece of output?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(piece);
    if (wanted.test(said)) return said;
  }
  throw new Error(`It ended before it said ${String(wanted)}: ${said}`);
}

/** Modules of the demo shop that are loaded until the shop is up. */
async function demoModules(backend: string): Promise<number> {
  const { stdout } = serve({ BACKEND_URL: backend }, '--import', listModules);
  const said = await saysUntil(stdout, /^Vitrin: /m);
  return said.match(/^module .*\/demo-server\//gm)?.length ?? 0;
}

test('the demo shop is loaded where it is the backend', async () => {
  expect(await demoModules('')).toBeGreaterThan(50);
});

test('nothing of the demo shop is loaded in front of a real backend', async () => {
  expect(await demoModules('http://127.0.0.1:9')).toBe(0);
});

test('SIGUSR2 takes up a release without a connection that ends, and leaves a damaged one; SIGTERM ends it with 0', async () => {
  const [dist, site] = [emptyFolder(), emptyFolder()];
  const build = (name: string) => {
    writeFileSync(join(dist, 'index.html'), `<!doctype html><title>${name}</title>`);
    release(dist, site);
  };
  writeFileSync(join(dist, 'csp-hashes.json'), '{"scripts":[],"styles":[]}');
  build('one');
  const shop = serve({ BACKEND_URL: 'http://127.0.0.1:9', SITE_DIR: site, ACCESS_LOG: 'off' });
  const origin = /http:\/\/[\d.:]+/.exec(await saysUntil(shop.stdout, /\n/))?.[0] ?? '';
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ports = new Set<number | undefined>();
  const page = async () => {
    const asked = get(`${origin}/spa/`, { agent });
    const [answer] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
    ports.add(asked.socket?.localPort);
    return text(answer);
  };
  expect(await page()).toContain('one');
  build('two');
  expect(await page()).toContain('one');
  shop.kill('SIGUSR2');
  await saysUntil(shop.stdout, /is served now/);
  expect(await page()).toContain('two');
  writeFileSync(join(dist, 'csp-hashes.json'), 'none');
  build('damaged');
  shop.kill('SIGUSR2');
  await saysUntil(shop.stderr, /cannot be served, the one before goes on.*csp-hashes[.]json/s);
  expect(await page()).toContain('two');
  expect(ports.size).toBe(1);
  shop.kill('SIGTERM');
  expect(await once(shop, 'exit')).toEqual([0, null]);
});
