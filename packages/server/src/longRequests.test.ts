import { expect, test } from 'vitest';
import { startBackend } from './backend.fixture.ts';
import { findSlow } from './longRequests.fixture.ts';
import { startTestServer } from './testServer.fixture.ts';

test('SAFE-07 no header, address or cookie holds the shop up at /spa/', async () => {
  const { origin } = await startTestServer();
  expect(await findSlow(origin, '/spa/')).toEqual([]);
});

test('SAFE-07 no header, address or cookie holds up the way to a backend', async () => {
  const backend = await startBackend((message, response) => {
    message.resume();
    response.end();
  });
  const { origin } = await startTestServer({ BACKEND_URL: backend });
  expect(await findSlow(origin, '/product/')).toEqual([]);
});
