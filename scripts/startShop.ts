import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A storefront server of its own, with a demo shop that begins afresh. */
export interface Shop {
  /** With its port, e.g. `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly child: ChildProcess;
  /** Milliseconds from starting the process to its start-up line. */
  readonly started: number;
  /** Ends the process and takes its data away. */
  readonly close: () => Promise<void>;
}

const serve = fileURLToPath(new URL('./serve.ts', import.meta.url));

/**
 * Starts a shop on a free port.
 * @param env further settings, as README lists them
 * @throws Error with the server's own words where it does not start
 */
export async function startShop(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-shop-'));
  const began = performance.now();
  const child = spawn(process.execPath, [serve], {
    env: { ...process.env, PORT: '0', BACKEND_URL: '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await Promise.race([
    once(child.stdout, 'data').then(String),
    once(child, 'exit').then(() => 'nothing'),
  ]);
  const origin = /http:\/\/[\d.:]+/.exec(line)?.[0];
  if (!origin) throw new Error(`The server said: ${line}`);
  return {
    origin,
    child,
    started: performance.now() - began,
    close: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
