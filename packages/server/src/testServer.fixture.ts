import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Backend } from './Backend.ts';
import { createMetrics } from './createMetrics.ts';
import { createProxy } from './proxy.ts';
import { readOptions } from './readOptions.ts';
import type { ServerOptions } from './readOptions.ts';
import { sendPlain } from './sendPlain.ts';
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

/** Stands where a backend would, and has nothing. */
const nobody: Backend = {
  answer: (_request, response) => sendPlain(response, 404, 'There is nothing here.'),
  bankReturns: [],
  grace: 0,
  close: () => {},
};

/**
 * A whole server on a free port, closed after the test.
 * @param env settings as in the environment
 * @param hasty limits that a test can wait for
 * @param backend without one, and without BACKEND_URL, every call is answered 404
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  backend?: Backend,
  hasty: Partial<Pick<ServerOptions, 'limits'>> = {},
): Promise<RunningServer> {
  const options = readOptions({
    PORT: '0',
    SITE_DIR: temporaryFolder(),
    STORYBOOK_DIR: temporaryFolder(),
    ACCESS_LOG: 'off',
    ...env,
  });
  const { backendUrl, isTrustedProxy } = options;
  const metrics = createMetrics();
  const proxy = backendUrl && createProxy({ backend: backendUrl, isTrusted: isTrustedProxy, metrics });
  const server = await startServer({ ...options, ...hasty }, backend ?? proxy ?? nobody, metrics);
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
