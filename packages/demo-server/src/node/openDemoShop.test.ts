import { expect, test } from 'vitest';
import { describeShop } from './describeShop.ts';
import { readShopOptions } from './readShopOptions.ts';
import { startTestShop } from './testShop.fixture.ts';

test.each([
  ['DEMO_PRODUCTS', '100'],
  ['DEMO_PRODUCTS', '50001'],
  ['DEMO_FAULTS', 'yes'],
])('SAFE-12 %s=%s is refused by name', (name, value) => {
  expect(() => readShopOptions({ [name]: value })).toThrow(`${name} must be a whole number`);
});

test('nothing set is a shop of 5,000 products whose calls cannot be made to fail', () => {
  expect(readShopOptions({})).toMatchObject({ productCount: 5000, hasFaults: false });
});

test('the start-up text names every account with its password', () => {
  const text = describeShop(readShopOptions({}));
  expect(text).toMatch(/1001 +bayi +bayi123/);
  expect(text).toMatch(/1005 +yeni +yeni123/);
});

test('SAFE-03 another site may post to the demo bank, and to nothing else that changes something', async () => {
  const { origin } = await startTestShop();
  const post = async (path: string) =>
    (
      await fetch(origin + path, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://bank.example' },
      })
    ).status;
  expect(await post('/demo-bank/abc')).toBe(404);
  expect(await post('/payment2/Index')).toBe(403);
});

test('a body beyond every form is refused', async () => {
  const { origin } = await startTestShop();
  const response = await fetch(`${origin}/basket/order2`, {
    method: 'POST',
    body: 'x'.repeat(11 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
});

test('an address nobody answers is 404, and no handler is asked for its method', async () => {
  const { origin } = await startTestShop();
  expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
  expect((await fetch(`${origin}/basket/`, { method: 'PUT' })).status).toBe(404);
  expect((await fetch(`${origin}/__faults`)).status).toBe(404);
});
