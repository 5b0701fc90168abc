import { vi } from 'vitest';

/** What the backend answers from now on, until something else is said or the test's globals are put back. */
export const answerAll = (answer: (request: Request) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (request: Request) => answer(request));
