import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';

const [, command = '[]'] =
  /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? [];
const [program = '', ...args] = JSON.parse(command) as string[];

/** What the container's health check ends with when nginx was told to listen there. */
const check = (listen: string) =>
  new Promise<number>((resolve) => {
    execFile(program, args, { env: { ...process.env, LISTEN: listen } }, (error) =>
      resolve(error ? Number(error.code) : 0),
    );
  });

/** A server of which only the health is asked. */
async function serverAnswering(status: number): Promise<number> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/healthz' ? status : 404).end();
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe.skipIf(!existsSync('/usr/bin/perl'))('the health check', () => {
  test.each(['', '127.0.0.1:', '0.0.0.0:', '*:'])('asks where LISTEN says: %sport', async (host) => {
    expect(await check(`${host}${await serverAnswering(200)}`)).toBe(0);
  });

  test('fails where the server is not well, or not there', async () => {
    expect(await check(String(await serverAnswering(503)))).toBe(1);
    expect(await check('1')).toBe(1);
  });
});
