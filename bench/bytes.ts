import { writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { budgets, routeBudgets } from './budgets.ts';
import { countPackages } from './lockfile.ts';
import { markdownTable, type Part, type Verdict } from './Report.ts';
import { routeSize } from './routeSizes.ts';
import { recordSizes } from './sizeRecord.ts';

const kiB = (bytes: number) => bytes / 1024;

/** What a cold load of each route transfers. `write` makes this build the record that growth is explained by. */
export const measureBytes: Part = ({ write }) => {
  const routes = Object.entries(routeBudgets);
  const sizes = Object.fromEntries(routes.map(([name, { modules }]) => [name, routeSize(modules)]));
  if (write) {
    writeFileSync('bench/sizes.json', JSON.stringify(recordSizes(sizes)));
    execFileSync('oxfmt', ['bench/sizes.json']);
  }
  const packages = countPackages();
  const numbers: Record<string, number> = {};
  const verdicts: Verdict[] = [];
  const rows = routes.map(([name, { modules, jsKiB, cssKiB, requests, calls }]) => {
    const size = routeSize(modules);
    const asked = size.requests + calls;
    const add = (what: string, measured: number, budget: number, unit: string) => {
      verdicts.push({ what: `${name}: ${what}`, measured, budget, unit });
      numbers[`${name} · ${what}`] = measured;
      return `${unit === '' ? String(measured) : measured.toFixed(1)} / ${String(budget)}`;
    };
    return [
      name,
      add('JS', kiB(size.js), jsKiB, 'KiB'),
      add('CSS', kiB(size.css), cssKiB, 'KiB'),
      add('fonts', kiB(size.fonts), budgets.fontsKiB, 'KiB'),
      add('requests', asked, requests, ''),
    ];
  });
  verdicts.push(
    { what: 'packages in the lockfile', measured: packages.all, budget: budgets.packages, unit: '' },
    { what: 'packages in what ships', measured: packages.shipped, budget: budgets.shippedPackages, unit: '' },
  );
  return Promise.resolve({
    lines: [
      '',
      '**Cold load of a route, brotli KiB / budget**; requests before pictures, those to the backend among them',
      '',
      ...markdownTable(['', 'JS', 'CSS', 'fonts', 'requests'], rows),
      '',
      `Packages: ${String(packages.all)} in the lockfile, ${String(packages.shipped)} in what ships.`,
    ],
    verdicts,
    numbers: { ...numbers, packages: packages.all, 'shipped packages': packages.shipped },
  });
};
