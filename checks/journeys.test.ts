import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const journeys = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));

test('every journey runs on a page that tells of violations and of errors nobody caught', () => {
  expect(journeys.length).toBeGreaterThan(10);
  const unwatched = journeys.filter((name) => {
    const source = readFileSync(`e2e/${name}`, 'utf8');
    const [, borrowed = ''] = /import \{([^}]*)\} from '@playwright\/test'/.exec(source) ?? [];
    return /\btest\b/.test(borrowed) || !source.includes("from './fixtures.ts'");
  });
  expect(unwatched).toEqual([]);
});

test('no journey opens a browser that nobody watches', () => {
  // The day in Firefox and WebKit (e2e/engines) is no journey of the runner: it is driven from outside, one page at a time.
  const helpers = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('engines/'),
  );
  expect(helpers.length).toBeGreaterThan(journeys.length);
  const unwatched = helpers.filter((name) =>
    /\.newContext\(|\bbrowser\.newPage\(|\.launch\w*\(/.test(readFileSync(`e2e/${name}`, 'utf8')),
  );
  expect(unwatched).toEqual(['fixtures.ts']);
});
