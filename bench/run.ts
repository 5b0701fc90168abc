import budgets from './budgets.json' with { type: 'json' };
import { routeSize } from './routeSizes.ts';

const kiB = (bytes: number) => (bytes / 1024).toFixed(1);

console.log('What a cold load of a route transfers, brotli KiB (budget)');
for (const [name, { modules, jsKiB, cssKiB }] of Object.entries(budgets.routes)) {
  const { js, css } = routeSize(modules);
  console.log(`  ${name.padEnd(10)} JS ${kiB(js)} (${jsKiB})   CSS ${kiB(css)} (${cssKiB})`);
}
console.log();
await import('./server.ts');
