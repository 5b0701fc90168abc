import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What changes how something looks that is there anyway. */
const paint =
  /^(?:-webkit-)?(?:background|color|border|box-shadow|text-decoration|text-underline|fill|stroke|outline|--)/;

test('WARE-03 nothing comes to a resting mouse alone: what it shows, the focus shows, too', () => {
  const rules = globSync('packages/storefront/dist/assets/*.css').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?<selectors>[^{}]+)\{(?<body>[^{}]*)\}/g),
  ]);
  const hovered = rules.flatMap(({ groups: { selectors = '', body = '' } = {} }) =>
    selectors.includes(':hover')
      ? [{ selectors, shows: body.split(';').filter((one) => one !== '' && !paint.test(one)) }]
      : [],
  );
  expect(hovered.length).toBeGreaterThan(50);
  const alone = hovered.filter(({ selectors, shows }) => shows.length > 0 && !selectors.includes(':focus'));
  expect(alone).toEqual([]);
});
