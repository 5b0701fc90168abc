import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { usualServerLimits } from './serverLimits.ts';
import { sendRaw, startTestServer } from './testServer.fixture.ts';

const start = (limits: Partial<typeof usualServerLimits>) =>
  startTestServer({}, undefined, { limits: { ...usualServerLimits, ...limits } });

/** As long as an answer may take on a busy machine. */
const patience = 20_000;

test('the limits are those docs/operating.md names', () => {
  expect(usualServerLimits).toEqual({
    head: 20_000,
    request: 120_000,
    silence: 150_000,
    keepAlive: 65_000,
    headBytes: 16_384,
    connections: 10_000,
  });
});

test('a head that does not end is 408', async () => {
  const { origin } = await start({ head: 200 });
  const { text, end } = await sendRaw(origin, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', patience);
  expect([text.slice(0, 12), end]).toEqual(['HTTP/1.1 408', 'closed']);
});

test('a body that does not come is 408, or cut', async () => {
  const { origin } = await start({ head: 200, request: 400 });
  const bytes = 'POST /spa/ HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf';
  const { end } = await sendRaw(origin, bytes, patience);
  expect(end).not.toBe('waiting');
});

test('a head that is too large is 431', async () => {
  const { origin } = await start({ headBytes: 2048 });
  const { text } = await sendRaw(
    origin,
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(4000)}\r\n\r\n`,
    patience,
  );
  expect(text.slice(0, 12)).toBe('HTTP/1.1 431');
});

test('a connection nobody says anything on is closed', async () => {
  const { origin } = await start({ silence: 200 });
  const { end } = await sendRaw(origin, '', patience);
  expect(end).not.toBe('waiting');
});

test('of too many connections the last is closed, and the others are served', async () => {
  const { origin } = await start({ connections: 1 });
  const { hostname, port } = new URL(origin);
  const first = connect(Number(port), hostname);
  onTestFinished(() => void first.destroy());
  await once(first, 'connect');
  const { end } = await sendRaw(origin, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', patience);
  expect(end).not.toBe('waiting');
  first.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await once(first, 'data'))[0])).toContain('200 OK');
});
