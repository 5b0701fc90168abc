import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

/** A command that builds nothing in place of the one that builds everything: only what follows matters here. */
function standIn(folder: string): void {
  const file = join(folder, 'turbo');
  writeFileSync(file, '#!/bin/sh\nexit 0\n');
  chmodSync(file, 0o755);
}

test.skipIf(process.platform === 'win32')(
  'the start command that is told to end ends, and its server with it',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrin-start-'));
    standIn(folder);
    const start = spawn(process.execPath, ['scripts/start.ts'], {
      env: {
        ...process.env,
        PATH: `${folder}${delimiter}${process.env.PATH}`,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        DEMO_PRODUCTS: '200',
        BACKEND_URL: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let said = '';
      for await (const piece of start.stdout) {
        said += String(piece);
        if (/http:\/\/[\d.]+:\d+/.test(said)) break;
      }
      const [origin = ''] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      const ended = once(start, 'exit');
      start.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
    } finally {
      start.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
