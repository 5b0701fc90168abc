import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Says of every module that is loaded where it is from. */
const listModules = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.log('module', url), next(url, context)) });
`)}`;

/** Modules of the demo shop that are loaded until the shop is up. */
async function demoModules(backend: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-serve-'));
  const env = {
    ...process.env,
    BACKEND_URL: backend,
    PORT: '0',
    STORYBOOK_PORT: '0',
    DATA_DIR: folder,
    DEMO_PRODUCTS: '200',
  };
  const shop = spawn(process.execPath, ['--import', listModules, 'scripts/serve.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => shop.once('exit', done));
  onTestFinished(async () => {
    shop.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });
  let said = '';
  for await (const piece of shop.stdout) {
    said += String(piece);
    if (/^Vitrin: /m.test(said)) return said.match(/^module .*\/demo-server\//gm)?.length ?? 0;
  }
  throw new Error(`The shop ended before it was up: ${said}`);
}

test('the demo shop is loaded where it is the backend', async () => {
  expect(await demoModules('')).toBeGreaterThan(50);
});

test('nothing of the demo shop is loaded in front of a real backend', async () => {
  expect(await demoModules('http://127.0.0.1:9')).toBe(0);
});
