import { ensureChromium } from '../ensureChromium.ts';
import { run } from '../run.ts';

/** Whole what `pnpm test` looks at in part, for the night: an hour or more. `SEED=… pnpm check nightly` repeats one. */
const seed = process.env['SEED'] || String(Date.now() % 1_000_000);
const env = { SEED: seed, WHOLE: '1' };
const parts: readonly (readonly [string, ...string[]])[] = [
  [
    'playwright',
    'test',
    ...['faultMatrix', 'fuzz', 'hostile', 'leftScreens', 'letters'].map((name) => `e2e/${name}.spec.ts`),
  ],
  ['vitest', 'run', '--project', 'node', 'checks/doubleSubmit', 'checks/races'],
  ['node', 'scripts/check/fuzz.ts', '50000', seed],
  ['vitest', 'run', '--project', 'themes'],
  ['node', 'scripts/check/mutations.ts'],
];

await ensureChromium();
const built = await run('turbo', [
  'run',
  'build',
  '--filter=@vitrin/storefront',
  '--output-logs=errors-only',
]);
if (built !== 0) process.exit(built);
const failed: string[] = [];
for (const [command, ...args] of parts) {
  console.log(`\n── ${[command, ...args].join(' ')}`);
  if ((await run(command, args, env)) !== 0) failed.push([command, ...args].join(' '));
}
console.log(`\nSEED=${seed}`);
for (const part of failed) console.log(`Failed: SEED=${seed} WHOLE=1 pnpm exec ${part}`);
process.exit(failed.length > 0 ? 1 : 0);
