import { describe, expect, test } from 'vitest';
import { budgets, routeBudgets } from '../bench/budgets.ts';
import { countPackages } from '../bench/lockfile.ts';
import { routeSize, type RouteSize } from '../bench/routeSizes.ts';
import { explainGrowth } from '../bench/sizeRecord.ts';
import record from '../bench/sizes.json' with { type: 'json' };

const kiB = (bytes: number) => bytes / 1024;
const largest = ({ files }: RouteSize) =>
  files
    .slice(0, 6)
    .map(({ file, bytes }) => `  ${kiB(bytes).toFixed(1)} KiB  ${file}`)
    .join('\n');

describe('a cold load stays within its budget (brotli)', () => {
  test.each(Object.entries(routeBudgets))(
    '%s',
    (name, { modules, calls, jsKiB, cssKiB, requests: allowed }) => {
      const size = routeSize(modules);
      const why = (what: string) =>
        `${what} of '${name}', ${explainGrowth(name, size, record)}\nthe largest files:\n${largest(size)}\n`;
      expect.soft(kiB(size.js), why('JavaScript, KiB')).toBeLessThanOrEqual(jsKiB);
      expect.soft(kiB(size.css), why('CSS, KiB')).toBeLessThanOrEqual(cssKiB);
      expect.soft(kiB(size.fonts), why('fonts, KiB')).toBeLessThanOrEqual(budgets.fontsKiB);
      expect
        .soft(size.requests + calls, why(`requests, ${calls} of them to the backend,`))
        .toBeLessThanOrEqual(allowed);
    },
  );
});

test('the storefront is made of few packages', () => {
  const { all, shipped } = countPackages();
  expect(all).toBeLessThanOrEqual(budgets.packages);
  expect(shipped).toBeLessThanOrEqual(budgets.shippedPackages);
});
