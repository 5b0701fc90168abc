import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { contain } from './contain.ts';
import { BodyTooLarge } from './readBody.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => log.mockReset().mockReturnValue());
afterEach(() => void log.mockReset());

test.each([
  [
    'at once',
    () => {
      throw new Error('broken');
    },
  ],
  [
    'later',
    async () => {
      await setImmediate();
      throw new Error('broken');
    },
  ],
])('a call that throws %s is answered with 500, and the log names no query', async (_when, answer) => {
  const origin = await startBackend(contain(answer));
  for (let call = 0; call < 2; call += 1)
    expect((await fetch(`${origin}/payment2/x?cardNumber=4509011100000004`)).status).toBe(500);
  expect(log.mock.calls[0]?.[0]).toBe('GET /payment2/x');
  expect(String(log.mock.calls)).not.toContain('4509');
});

test('a body that is too large is 413 and no news', async () => {
  const origin = await startBackend(contain(() => Promise.reject(new BodyTooLarge())));
  expect((await fetch(origin)).status).toBe(413);
  expect(log).not.toHaveBeenCalled();
});

test('an answer that has begun breaks off', async () => {
  const origin = await startBackend(
    contain((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
      throw new Error('broken');
    }),
  );
  await expect(fetch(origin).then((response) => response.text())).rejects.toThrow(/fetch failed|terminated/);
});
