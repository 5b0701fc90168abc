import type { Limit } from './Limit.ts';

export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** Calls of WebDriver (https://www.w3.org/TR/webdriver2/#endpoints), each in its limit. */
export const askDriver =
  (root: string, limit: Limit): Ask =>
  async (method, path, body) =>
    limit.hold(`${method} ${path}`, async () => {
      const answer = await fetch(`${root}${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { value } = (await answer.json()) as { value: unknown };
      // Its pages are gone, and their session with them.
      if (answer.status === 404 && JSON.stringify(value).includes('invalid session id')) limit.fall();
      if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
      return value;
    });
