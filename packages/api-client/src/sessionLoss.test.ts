import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openBackend,
  basket,
  broken,
  failureOf,
  hangs,
  json,
  loginHtml,
  order,
  redirectTo,
  redirected,
  status,
  watch,
} from './cases/backend.ts';
import { command, onSessionLost, read, type SessionLoss } from './client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('APP-11 a lost session', () => {
  test.each([
    ['401', status(401), 'sessionLost'],
    ['403', status(403), 'forbidden'],
    ['the login page', status(200, loginHtml), 'sessionLost'],
    ['a page with a password field', status(200, '<html><input type="password"></html>'), 'sessionLost'],
    ['a redirect to the login that was followed', redirected, 'sessionLost'],
    ['a redirect to the login', redirectTo('/login'), 'sessionLost'],
  ])('is told once on %s, for reads and writes', async (_, answer, kind) => {
    const reading = openBackend(answer);
    expect(await failureOf(read(basket, (body) => body))).toMatchObject({ kind });
    expect(reading.losses).toEqual([kind]);
    const writing = openBackend(answer);
    expect(await failureOf(command(order))).toMatchObject({ kind });
    expect(writing.losses).toEqual([kind]);
  });

  test('is not told by calls of the login page itself', async () => {
    const { losses } = openBackend(status(401));
    expect(await failureOf(read(basket, (body) => body, { isPublic: true }))).toMatchObject({
      kind: 'sessionLost',
    });
    expect(losses).toEqual([]);
  });

  test('is not told by other failures, and no longer after the listener is gone', async () => {
    const { losses } = openBackend(status(500), status(404), status(200, '<html>Bakım</html>'), status(401));
    for (let call = 0; call < 3; call += 1) await failureOf(read(basket, (body) => body));
    expect(losses).toEqual([]);
    const heard: SessionLoss[] = [];
    const stop = onSessionLost((loss) => heard.push(loss));
    stop();
    await failureOf(read(basket, (body) => body));
    expect([heard, losses]).toEqual([[], ['sessionLost']]);
  });
});

describe('abort', () => {
  test('passes its reason through and stops the request', async () => {
    const { requests } = openBackend(hangs);
    const controller = new AbortController();
    const outcome = watch(read(basket, (body) => body, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await outcome).toEqual({ error: controller.signal.reason });
    expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('before the start sends nothing', async () => {
    const { requests } = openBackend(json({}));
    const outcome = await watch(read(basket, (body) => body, { signal: AbortSignal.abort() }));
    expect(outcome).toMatchObject({ error: { name: 'AbortError' } });
    expect(requests).toHaveLength(0);
  });

  test('between two attempts sends no second one', async () => {
    const { requests } = openBackend(broken, json({}));
    const controller = new AbortController();
    const outcome = watch(read(basket, (body) => body, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ error: { name: 'AbortError' } });
    expect(requests).toHaveLength(1);
  });
});
