import { findSlow } from '@vitrin/server/longRequests.fixture';
import { expect, test } from 'vitest';
import { startTestShop } from './testShop.fixture.ts';

test('SAFE-07 no header, address or cookie holds the shop up at /login/CheckLogin', async () => {
  const { origin } = await startTestShop();
  expect(await findSlow(origin, '/login/CheckLogin')).toEqual([]);
});

test('an address that is too long for the demo shop is 414', async () => {
  const { origin } = await startTestShop();
  expect((await fetch(`${origin}/menu/?id=${'a'.repeat(8000)}`)).status).toBe(414);
});
