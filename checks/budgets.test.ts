import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { routeSize, type RouteSize } from '../bench/routeSizes.ts';

const assets = 'packages/storefront/dist/assets';
const kiB = (bytes: number) => bytes / 1024;
const largest = ({ files }: RouteSize) =>
  files
    .slice(0, 8)
    .map(({ file, bytes }) => `  ${kiB(bytes).toFixed(1)} KiB  ${file}`)
    .join('\n');

describe('a cold load stays within its budget (brotli)', () => {
  test.each(Object.entries(budgets.routes))('%s', (name, { modules, jsKiB, cssKiB }) => {
    const size = routeSize(modules);
    expect(kiB(size.js), `JavaScript of ${name}; the largest files:\n${largest(size)}`).toBeLessThanOrEqual(
      jsKiB,
    );
    expect(kiB(size.css), `CSS of ${name}; the largest files:\n${largest(size)}`).toBeLessThanOrEqual(cssKiB);
  });

  test('fonts', () => {
    const fonts = readdirSync(assets).filter((file) => file.endsWith('.woff2'));
    const bytes = fonts.reduce((sum, file) => sum + statSync(join(assets, file)).size, 0);
    expect(fonts).not.toEqual([]);
    expect(kiB(bytes)).toBeLessThanOrEqual(budgets.fontsKiB);
  });
});
