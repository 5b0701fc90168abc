import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './ensureChromium.ts';
import { ensureNginx } from './ensureNginx.ts';
import { run } from './run.ts';

/** Everything that proves the shop, in the order in which a failure is cheapest to find. `--quick` leaves the journeys out. */
const quick = process.argv.includes('--quick');
const reports = 'test-results/reports';

interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of tests that failed, as far as the runner tells. */
  readonly failures?: readonly string[];
}
interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the runner's own count; a step without one counts as one test. */
  readonly totals?: () => Totals;
}

const readReport = (name: string): unknown => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

function vitest(name: string, ...args: string[]): Step {
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', name, '--reporter=default', '--reporter=./scripts/countReporter.ts', ...args],
    env: { COUNTS_FILE: `${reports}/${name}.json` },
    totals: () => readReport(name) as Totals,
  };
}

const journeys: Step = {
  name: 'e2e',
  command: 'playwright',
  args: ['test'],
  totals: () => {
    const { stats } = readReport('e2e') as {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  },
};

const changed = quick ? ['--changed'] : [];
const steps: Step[] = [
  { name: 'generated types', command: 'turbo', args: ['run', 'generate', '--output-logs=errors-only'] },
  {
    name: 'no generated diff',
    command: 'git',
    args: ['diff', '--exit-code', '--', 'packages/api-client/src/schema.d.ts'],
  },
  {
    name: 'types',
    command: 'turbo',
    args: ['run', 'typecheck', '//#typecheck:root', '--output-logs=errors-only'],
  },
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'contract', command: 'redocly', args: ['lint', 'openapi/openapi.yaml'] },
  {
    name: 'build',
    command: 'turbo',
    args: ['run', 'build', '--filter=@vitrin/storefront', '--output-logs=errors-only'],
  },
  vitest('node', ...changed),
  vitest('storybook', ...changed),
  ...(quick
    ? []
    : [
        {
          name: 'book',
          command: 'turbo',
          args: ['run', '//#build:storybook', '--output-logs=errors-only'],
        },
        journeys,
      ]),
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await ensureChromium();
await ensureNginx();

const sum = { passed: 0, failed: 0, skipped: 0 };
const broken: string[] = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const code = await run(step.command, step.args, { CI: 'true', ...step.env });
  const counted = countOf(step, code);
  sum.passed += counted.passed;
  sum.failed += counted.failed;
  sum.skipped += counted.skipped;
  if (counted.failed > 0) broken.push(step.name, ...(counted.failures ?? []).map((name) => `  ${name}`));
}

/** A runner that died without a report, or failed with nothing failed in it, is one failure. */
function countOf(step: Step, code: number): Totals {
  const one = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (!step.totals) return one;
  try {
    const totals = step.totals();
    return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
  } catch {
    return one;
  }
}

if (broken.length > 0) console.log(`\nFailed:\n${broken.join('\n')}`);
console.log(
  `\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
);
process.exit(sum.failed > 0 ? 1 : 0);
