import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** A selector of what all of a page stands in, whatever is on it. */
const isOfWholePage = (selector: string) =>
  /^(?::root|html|body|\*)(?![\w-])/.test(selector.trim()) && !selector.includes(':has(');
/** Of the style sheet that every page begins with. */
const isFirst = (rule: string) => rule.startsWith('index-');

// A variable of the root is inherited by every element: a file that sets one when the page stands has all of it styled again,
// a tenth of a second of a slow processor.
test('only the style sheet that every page begins with says something of the whole page', () => {
  const told = globSync('packages/storefront/dist/assets/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<selectors>[^{}]+)\{[^{}]*\}/g)].flatMap(
      ({ groups: { selectors = '' } = {} }) =>
        selectors.split(',').some(isOfWholePage) ? [`${basename(file)} ${selectors}`] : [],
    ),
  );
  expect(told.filter(isFirst).length).toBeGreaterThan(0);
  expect(told.filter((rule) => !isFirst(rule))).toEqual([]);
});
