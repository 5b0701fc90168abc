import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from './mutations/mutations.ts';

test('there are at least 30 mutations, each with a name of its own', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(30);
  expect(new Set(mutations.map(({ what }) => what)).size).toBe(mutations.length);
});

test.each(mutations.map((mutation) => [mutation.what, mutation] as const))(
  '%s: what it breaks and the file of who notices are still there (pnpm check mutations breaks it and looks for the test)',
  (_, { file, from, to, caughtBy: [testFile, name] }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(existsSync(testFile)).toBe(true);
    expect(name).not.toBe('');
  },
);
