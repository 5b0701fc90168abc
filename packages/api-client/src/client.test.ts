import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openBackend,
  basket,
  broken,
  endlessBody,
  failureOf,
  hangs,
  json,
  order,
  status,
  watch,
} from './cases/backend.ts';
import { command, read, write } from './client.ts';
import { waitOf } from './waitOf.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is asked', () => {
  test('JSON, with the cookies of the same origin', async () => {
    const { requests } = openBackend(json({}));
    await read(basket, (body) => body);
    expect(requests[0]).toMatchObject({ url: 'http://localhost/basket/', credentials: 'same-origin' });
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
  });
});

describe('what is read', () => {
  test.each([
    ['with a byte order mark', () => new Response('\uFEFF{"a":1}')],
    ['labelled as text', () => new Response('{"a":1}', { headers: { 'content-type': 'text/plain' } })],
    ['labelled as HTML', () => new Response('{"a":1}', { headers: { 'content-type': 'text/html' } })],
    ['with a declared length', () => new Response('{"a":1}', { headers: { 'content-length': '7' } })],
  ])('JSON %s', async (_, answer) => {
    openBackend(answer);
    await expect(read(basket, (body) => body)).resolves.toEqual({ a: 1 });
  });

  test('an answer the reader does not recognise is unreadable', async () => {
    openBackend(json({ a: 1 }));
    expect(await failureOf(read(basket, () => undefined))).toMatchObject({ kind: 'unreadable' });
  });
});

describe('time limits', () => {
  test.each([
    ['no answer', hangs],
    ['an answer that never ends', endlessBody('{"a":')],
    ['a refusal that never ends', () => new Response(endlessBody('<html>')().body, { status: 500 })],
  ])('a read gives up %s after 15 s', async (_, answer) => {
    const { requests } = openBackend(answer);
    const outcome = watch(read(basket, (body) => body));
    let isSettled = false;
    void outcome.then(() => (isSettled = true));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ error: { kind: 'timeout', isOutcomeUnknown: false } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('a write gives up after 30 s and does not know its outcome', async () => {
    const { requests } = openBackend(hangs);
    const outcome = watch(command(order));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ error: { kind: 'timeout', isOutcomeUnknown: true } });
  });

  test('a call may have a limit of its own', async () => {
    openBackend(hangs);
    const outcome = watch(read(basket, (body) => body, { limit: 8000 }));
    await vi.advanceTimersByTimeAsync(8000);
    expect(await outcome).toMatchObject({ error: { kind: 'timeout' } });
  });

  test('a second attempt does not get time of its own', async () => {
    const { requests } = openBackend(broken, hangs);
    const outcome = watch(read(basket, (body) => body));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toMatchObject({ error: { kind: 'timeout' } });
    expect(requests).toHaveLength(2);
  });

  test('nothing keeps ticking after an answer', async () => {
    openBackend(json({}));
    await read(basket, (body) => body);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('retry', () => {
  test.each([
    ['a broken connection', broken],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
    ['520 of Cloudflare', status(520)],
    ['524 of Cloudflare', status(524)],
  ])('a read is tried once more after %s', async (_, failure) => {
    const { requests } = openBackend(failure, json({ a: 1 }));
    const outcome = watch(read(basket, (body) => body));
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ value: { a: 1 } });
    expect(requests).toHaveLength(2);
  });

  test('the second attempt waits a moment, so that what broke has time to come back', async () => {
    const { requests } = openBackend(broken, json({ a: 1 }));
    const outcome = watch(read(basket, (body) => body));
    await vi.advanceTimersByTimeAsync(240);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(requests).toHaveLength(2);
    expect(await outcome).toEqual({ value: { a: 1 } });
  });

  test('a read is not tried a third time', async () => {
    const { requests } = openBackend(broken);
    expect(await failureOf(read(basket, (body) => body))).toMatchObject({ kind: 'offline' });
    expect(requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 409, 429, 500, 501])('a read is not tried again after %d', async (code) => {
    const { requests } = openBackend(status(code), json({}));
    expect(await failureOf(read(basket, (body) => body))).toMatchObject({ status: code });
    expect(requests).toHaveLength(1);
  });

  test('a read is not tried again after an unreadable answer', async () => {
    const { requests } = openBackend(status(200, '{"a":'), json({}));
    expect(await failureOf(read(basket, (body) => body))).toMatchObject({ kind: 'unreadable' });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['a broken connection', broken],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
    ['520 of Cloudflare', status(520)],
    ['524 of Cloudflare', status(524)],
  ])('FAIL-02 a write is sent once, and %s leaves its outcome open', async (_, failure) => {
    for (const kind of ['write', 'command'] as const) {
      const { requests } = openBackend(failure, json({}));
      const call = kind === 'write' ? write(order, (body) => body) : command(order);
      expect(await failureOf(call)).toMatchObject({ isOutcomeUnknown: true });
      expect(requests).toHaveLength(1);
    }
  });
});

const refusing = (code: number, wait?: string) => () =>
  new Response('', { status: code, ...(wait !== undefined && { headers: { 'retry-after': wait } }) });

describe('QORD-06 a refusing answer says how long to wait', () => {
  const now = Date.parse('2026-11-28T10:00:00Z');
  test.each([
    ['in seconds', '120', 120_000],
    ['as a date', 'Sat, 28 Nov 2026 10:01:30 GMT', 90_000],
    ['as a date that is over', 'Sat, 28 Nov 2026 09:00:00 GMT', 0],
    ['not at all', undefined, undefined],
    ['with half a second', '1.5', undefined],
    ['with a word', 'Soon', undefined],
  ])('%s', async (_, wait, milliseconds) => {
    openBackend(refusing(429, wait));
    const error = await failureOf(read(basket, (body) => body));
    expect(waitOf(error, now)).toBe(milliseconds);
    openBackend(refusing(503, wait));
    expect(waitOf(await failureOf(command(order)), now)).toBe(milliseconds);
  });

  test('and is not asked for again before', async () => {
    const { requests } = openBackend(refusing(503, '120'), json({}));
    expect(await failureOf(read(basket, (body) => body))).toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });

  test('which no other failure does', async () => {
    openBackend(broken);
    expect(waitOf(await failureOf(read(basket, (body) => body)))).toBeUndefined();
  });
});

test('an error holds nothing that the server wrote', async () => {
  const body = '{"Message":"An error has occurred.","ExceptionMessage":"ORA-00942 at Foo.cs:line 42"}';
  for (const answer of [status(500, body), status(200, `${body}}`), status(404, body)]) {
    openBackend(answer);
    const error = await failureOf(read(basket, (value) => value));
    expect(`${error.message} ${String(error.cause)} ${error.refusal} ${error.stack}`).not.toMatch(
      /ORA|occurred/,
    );
  }
});
