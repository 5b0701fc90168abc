import { afterEach, expect, test, vi } from 'vitest';
import { isWhole, seed, tellPart } from './seededPart.ts';
import { findFlaw } from './fuzz/findFlaw.ts';
import { jsonOperations } from './fuzz/operations.ts';
import { askedOperations, proveReaders } from './fuzz/proveReaders.ts';

afterEach(() => void vi.unstubAllGlobals());

test('FAIL-01 every call makes something sound of random answers and as many mutants', async () => {
  const { failures, ...figures } = await proveReaders(isWhole ? 10_000 : 1000, seed, 10);
  tellPart(`random answers to every call: ${JSON.stringify(figures)}`);
  expect(failures.slice(0, 20)).toEqual([]);
  expect(figures.operations).toBeGreaterThan(30);
  // Most are answers to something else, and wrong ones.
  expect(figures.read).toBeGreaterThan(figures.readings / 5);
}, 300_000);

test.each(askedOperations().map((operation) => [operation.id, operation] as const))(
  '%s is asked at its own address',
  async (id, { ask }) => {
    const sent: { method: string; pathname: string }[] = [];
    vi.stubGlobal('fetch', async ({ method, url }: Request) => {
      sent.push({ method: method.toLowerCase(), pathname: new URL(url).pathname });
      return new Response('', { status: 500 });
    });
    await ask().catch(() => undefined);
    const asked = jsonOperations().find(
      ({ method, pattern }) => method === sent[0]?.method && pattern.test(sent[0].pathname),
    );
    expect(asked?.id).toBe(id);
  },
);

test.each([
  { a: [Number.NaN] },
  { a: 1 / 0 },
  ['toplam: NaN'],
  { d: new Date(Number.NaN) },
  'x [object Object]',
])('a flaw like %j is seen', (value) => {
  expect(findFlaw(value, '')).toBeDefined();
});
