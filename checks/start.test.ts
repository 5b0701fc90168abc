import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';

/** What the first start compiles, the others need not: half of their processor. */
const compiled = mkdtempSync(join(tmpdir(), 'vitrin-compiled-'));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));

/** Stands in for turbo: what it builds never ends where it is named, and is there at once where it is not. */
const standIn = (endless: string) => `#!/bin/sh
case "$*" in *${endless}*) echo "building $$"; exec sleep 1000 ;; esac
`;

/** A workspace whose start command is ours, with a turbo that builds nothing: only what follows matters here. */
function workspace(endless: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  writeFileSync(join(folder, 'node_modules/.bin/turbo'), standIn(endless));
  chmodSync(join(folder, 'node_modules/.bin/turbo'), 0o755);
  const start = `node ${resolve('scripts/start.ts')}`;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'shop', private: true, scripts: { start } }),
  );
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'pmOnFail: ignore\n');
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** State and parent of a process; undefined for one that has ended, whether or not anybody has noticed. */
function look(pid: number): { parent: number; command: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return undefined;
    return {
      parent: Number(parent),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    };
  } catch {
    return undefined;
  }
}

/** The README's command as a shell starts it: with a process group of its own, until it says `awaited`. */
async function startShop(endless: string, awaited: RegExp) {
  const folder = workspace(endless);
  const port = await freePort();
  const npx = spawn('npx', ['--yes', 'pnpm@12', 'start'], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      npm_config_prefer_offline: 'true',
      PORT: String(port),
      STORYBOOK_PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DEMO_PRODUCTS: '200',
      BACKEND_URL: '',
      NODE_COMPILE_CACHE: compiled,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const piece of npx.stdout) {
    said += String(piece);
    if (awaited.test(said)) break;
  }
  const builder = Number(/building (\d+)/.exec(said)?.[1]);
  const chain: number[] = [];
  for (let pid = builder; pid !== npx.pid && pid > 1; pid = look(pid)?.parent ?? 0) chain.push(pid);
  chain.push(npx.pid ?? 0);
  onTestFinished(() => {
    for (const pid of chain) if (look(pid)) process.kill(pid, 'SIGKILL');
  });
  // npx, its shell, pnpm, its shell, the start command, what builds.
  expect(chain).toHaveLength(6);
  return {
    /** The outermost first. */
    chain: chain.toReversed(),
    running: () => chain.filter((pid) => look(pid)).map((pid) => look(pid)?.command),
    answers: async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      return answer?.status;
    },
    database: join(folder, 'data/shop.sqlite-wal'),
  };
}

const serving = /(?=.*Vitrin: )(?=.*building \d+)/s;
const patience = { timeout: 15_000 };

describe.skipIf(process.platform !== 'linux')('SAFE-11 the start command', () => {
  test.each([
    ['SIGTERM', 'npx', 0],
    ['SIGTERM', 'the shell of npx', 1],
    ['SIGTERM', 'pnpm', 2],
    ['SIGTERM', 'the shell of pnpm', 3],
    ['SIGTERM', 'the start command', 4],
    ['SIGHUP', 'npx', 0],
    ['SIGHUP', 'pnpm', 2],
    // The shells between take a SIGINT of their own for one that what they run has got, too.
    ['SIGINT', 'pnpm', 2],
    ['SIGINT', 'the start command', 4],
    ['SIGKILL', 'npx', 0],
  ] as const)(
    '%s to %s ends all of it, and frees its port and database',
    { timeout: 60_000 },
    async (signal, _, place) => {
      const { chain, running, answers, database } = await startShop('storybook', serving);
      expect(await answers()).toBe(200);
      process.kill(chain[place] ?? 0, signal);
      await expect.poll(running, patience).toEqual([]);
      expect(await answers()).toBeUndefined();
      // What was written is in the database itself once it was closed.
      expect(() => readFileSync(database)).toThrow('ENOENT');
    },
  );

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s to all of it at once, as a terminal sends it, ends all of it',
    { timeout: 60_000 },
    async (signal) => {
      const { chain, running, answers } = await startShop('storybook', serving);
      process.kill(-(chain[0] ?? 0), signal);
      await expect.poll(running, patience).toEqual([]);
      expect(await answers()).toBeUndefined();
    },
  );

  test.each([
    ['SIGTERM', 0],
    ['SIGTERM', 4],
    ['SIGHUP', 0],
  ] as const)(
    '%s to process %i of it while it is still building ends it, and nothing is served then',
    { timeout: 60_000 },
    async (signal, place) => {
      const { chain, running, answers } = await startShop('storefront', /building \d+/);
      process.kill(chain[place] ?? 0, signal);
      await expect.poll(running, patience).toEqual([]);
      expect(await answers()).toBeUndefined();
    },
  );
});
