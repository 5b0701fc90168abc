import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backend, failureOf, json, loginHtml, order, redirectTo, status, watch } from './cases/backend.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('outcome of a write', () => {
  test.each([400, 404, 409, 429, 500, 525])('%d is an answer: the write failed', async (code) => {
    const { api } = backend(status(code));
    expect(await failureOf(api.write(order, (body) => body))).toMatchObject({ isOutcomeUnknown: false });
  });

  test('an unreadable answer leaves it open', async () => {
    const { api } = backend(status(200, '<html>'));
    expect(await failureOf(api.write(order, (body) => body))).toMatchObject({
      kind: 'unreadable',
      isOutcomeUnknown: true,
    });
  });

  test('a lost session does not: nothing was written', async () => {
    const { api } = backend(status(200, loginHtml));
    expect(await failureOf(api.write(order, (body) => body))).toMatchObject({
      kind: 'sessionLost',
      isOutcomeUnknown: false,
    });
  });

  test.each(['', 'tamam', '<html>Sepetiniz</html>', '{}', 'null', '{"hasError":false}'])(
    'a command takes %j for done',
    async (body) => {
      const { api } = backend(status(200, body));
      const outcome = watch(api.command(order));
      await vi.runAllTimersAsync();
      expect(await outcome).not.toHaveProperty('error');
    },
  );

  test('a command that is refused says why, in the words meant for users', async () => {
    const { api } = backend(json({ hasError: 'True', errorMessage: 'Bu ürün artık satışta değil.' }));
    const error = await failureOf(api.command(order));
    expect(error).toMatchObject({
      kind: 'server',
      refusal: 'Bu ürün artık satışta değil.',
      isOutcomeUnknown: false,
    });
  });

  test('a redirect that is not followed is success only where it is expected', async () => {
    const expected = watch(backend(redirectTo('/spa/')).api.command(order, { acceptsRedirect: true }));
    const unexpected = backend(redirectTo('/spa/')).api.command(order);
    expect(await failureOf(unexpected)).toMatchObject({ kind: 'server', status: 302 });
    expect(await expected).toEqual({ value: undefined });
  });
});
