import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow, ui } from './sources.ts';

const filesWith = (pattern: RegExp) =>
  ['packages/api-client/src', 'packages/storefront/src', ui]
    .flatMap(filesBelow)
    .filter((file) => !file.endsWith('.test.ts') && pattern.test(readFileSync(file, 'utf8')));

describe('what WebKit does otherwise than the browser of all other tests', () => {
  test('what is placed by an anchor has no starting style: it would never leave it, and stay transparent', () => {
    const anchored = filesWith(/\bposition(?:Area|TryFallbacks)\b/);
    expect(anchored).not.toEqual([]);
    const starting = filesWith(/@starting-style/);
    expect(anchored.filter((file) => starting.includes(file))).toEqual([]);
  });

  test('no date is read from how a language happens to write it: that differs from browser to browser', () => {
    expect(filesWith(/DateTimeFormat\(\s*'(?:en-CA|sv)/)).toEqual([]);
  });
});
