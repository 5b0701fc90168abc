import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readOptions } from './readOptions.ts';
import { startServer } from './startServer.ts';
import type { RunningServer } from './startServer.ts';

/** A folder of files that is gone after the test. */
export function temporaryFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** A whole server on a free port with a small shop, closed after the test. Settings as in the environment. */
export async function startTestServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const server = await startServer(
    readOptions({
      PORT: '0',
      DEMO_PRODUCTS: '200',
      DATA_DIR: env.DATA_DIR ?? temporaryFolder(),
      SITE_DIR: temporaryFolder(),
      STORYBOOK_DIR: temporaryFolder(),
      ...env,
    }),
  );
  onTestFinished(server.close);
  return server;
}

/** What came over the wire, and how it ended. */
export interface RawAnswer {
  readonly text: string;
  readonly end: 'closed' | 'reset' | 'waiting';
}

/**
 * Sends bytes as they are and listens until the other side closes, resets, or says nothing more for `patience`
 * milliseconds.
 */
export function sendRaw(origin: string, bytes: string, patience = 250): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    const finish = (end: RawAnswer['end']) => {
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString('latin1'), end });
    };
    socket.setTimeout(patience, () => finish('waiting'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => finish('reset'));
    socket.on('end', () => finish('closed'));
  });
}
