import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openBackend,
  failureOf,
  json,
  loginHtml,
  order,
  redirectTo,
  status,
  watch,
} from './cases/backend.ts';
import { command, write } from './client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('outcome of a write', () => {
  test.each([400, 404, 409, 429, 500, 525])('%d is an answer: the write failed', async (code) => {
    openBackend(status(code));
    expect(await failureOf(write(order, (body) => body))).toMatchObject({ isOutcomeUnknown: false });
  });

  test('an unreadable answer leaves it open', async () => {
    openBackend(status(200, '<html>'));
    expect(await failureOf(write(order, (body) => body))).toMatchObject({
      kind: 'unreadable',
      isOutcomeUnknown: true,
    });
  });

  test('a lost session does not: nothing was written', async () => {
    openBackend(status(200, loginHtml));
    expect(await failureOf(write(order, (body) => body))).toMatchObject({
      kind: 'sessionLost',
      isOutcomeUnknown: false,
    });
  });

  test.each(['', 'tamam', '<html>Sepetiniz</html>', '{}', 'null', '{"hasError":false}'])(
    'a command takes %j for done',
    async (body) => {
      openBackend(status(200, body));
      const outcome = watch(command(order));
      await vi.runAllTimersAsync();
      expect(await outcome).not.toHaveProperty('error');
    },
  );

  test('a command that is refused says why, in the words meant for users', async () => {
    openBackend(json({ hasError: 'True', errorMessage: 'Bu ürün artık satışta değil.' }));
    const error = await failureOf(command(order));
    expect(error).toMatchObject({
      kind: 'server',
      refusal: 'Bu ürün artık satışta değil.',
      isOutcomeUnknown: false,
    });
  });

  test('a redirect that is not followed is success only where it is expected', async () => {
    openBackend(redirectTo('/spa/'));
    const expected = watch(command(order, { acceptsRedirect: true }));
    expect(await failureOf(command(order))).toMatchObject({ kind: 'server', status: 302 });
    expect(await expected).toEqual({ value: undefined });
  });
});
