import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccount } from '@vitrin/demo-server/accounts';

/** A storefront server of its own, with a demo shop that begins afresh. */
export interface Shop {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Milliseconds from starting the process to its start-up line. */
  readonly started: number;
  readonly close: () => Promise<void>;
}

const serve = fileURLToPath(new URL('../packages/demo-server/src/serve.ts', import.meta.url));
const accounts = { dealer: demoAccount('bayi'), admin: demoAccount('yonetici') };

/** Starts a shop on a free port. */
export async function startShop(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-bench-'));
  const began = performance.now();
  const child = spawn(process.execPath, [serve], {
    env: { ...process.env, PORT: '0', BACKEND_URL: '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = /http:\/\/[\d.:]+/.exec(String(line))?.[0];
  if (!origin) throw new Error(`The server said: ${String(line)}`);
  return {
    origin,
    child,
    started: performance.now() - began,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs somebody of the demo shop in; gives the session's cookie, `name=value`. */
export async function signIn(origin: string, who: keyof typeof accounts = 'dealer'): Promise<string> {
  const { cariNo, userName, password } = accounts[who];
  const response = await fetch(`${origin}/login/spa`, {
    method: 'POST',
    body: JSON.stringify({ cariNo, userName, password }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`The ${who} could not sign in`);
  return cookie.split(';')[0] ?? '';
}
