import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defects } from './defects/defects.ts';

test('there are at least 30 seeded defects, each with a name of its own', () => {
  expect(defects.length).toBeGreaterThanOrEqual(30);
  expect(new Set(defects.map(({ what }) => what)).size).toBe(defects.length);
});

test.each(defects.map((defect) => [defect.what, defect] as const))(
  '%s: what it breaks and the file of who notices are still there (pnpm check defects breaks it and looks for the test)',
  (_, { file, from, to, caughtBy: [testFile, name] }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(existsSync(testFile)).toBe(true);
    expect(name).not.toBe('');
  },
);
