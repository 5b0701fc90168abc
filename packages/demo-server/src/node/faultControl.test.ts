import { expect, test } from 'vitest';
import { faultKinds } from '../faults/faultKinds.ts';
import { menu, startFaulty } from './faults.fixture.ts';

const order = (origin: string, rule: object) =>
  fetch(`${origin}/__faults`, { method: 'POST', body: JSON.stringify(rule) });

test('a rule fails so many calls of its method and path, then the shop answers again', async () => {
  const { origin } = await startFaulty();
  expect((await order(origin, { path: '/menu/', method: 'get', kind: 'http-503', times: 2 })).status).toBe(
    200,
  );
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await fetch(origin + menu)).status);
  expect(statuses).toEqual([503, 503, 200]);
  expect((await fetch(`${origin}/login`)).status).toBe(200);
});

test('a star takes everything below, without a number for ever, until cleared', async () => {
  const { origin } = await startFaulty();
  await order(origin, { path: '/*', kind: 'http-401' });
  for (let i = 0; i < 3; i++) expect((await fetch(`${origin}/application`)).status).toBe(401);
  await fetch(`${origin}/__faults`, { method: 'DELETE' });
  expect((await fetch(`${origin}/application`)).status).toBe(200);
});

test('every use of a rule takes the next variant', async () => {
  const { origin } = await startFaulty();
  await order(origin, { path: '/menu/', kind: 'missing-field' });
  const bodies = [await (await fetch(origin + menu)).text(), await (await fetch(origin + menu)).text()];
  expect(bodies[0]).not.toBe(bodies[1]);
});

test('a rule can wait first', async () => {
  const { origin } = await startFaulty();
  await order(origin, { path: '/login', kind: 'http-500-html', delayMs: 120 });
  const began = performance.now();
  expect((await fetch(`${origin}/login`)).status).toBe(500);
  expect(performance.now() - began).toBeGreaterThanOrEqual(119);
});

test.each([
  { path: '/x' },
  { kind: 'hang' },
  { kind: 'nonsense', path: '/x' },
  { kind: 'hang', path: 'x' },
  { kind: 'hang', path: '/', times: -1 },
  7,
])('refuses %j and says why', async (rule) => {
  const { origin } = await startFaulty();
  const response = await order(origin, rule as object);
  expect([response.status, (await response.text()).trim()]).toEqual([400, expect.stringMatching(/must/)]);
});

test('an order beyond every rule is refused, and the shop still answers', async () => {
  const { origin } = await startFaulty();
  expect((await order(origin, { path: '/x', kind: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await fetch(`${origin}/login`)).status).toBe(200);
});

test('tells the kinds and the orders it has', async () => {
  const { origin } = await startFaulty();
  await order(origin, { path: '/a', kind: 'hang', times: 1 });
  const told = (await (await fetch(`${origin}/__faults`)).json()) as { rules: unknown; kinds: object };
  expect(told.rules).toEqual([{ path: '/a', kind: 'hang', times: 1, delayMs: 0, used: 0 }]);
  expect(Object.keys(told.kinds).toSorted()).toEqual(Object.keys(faultKinds).toSorted());
});
