import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureChromium } from './ensureChromium.ts';
import { ensureNginx } from './ensureNginx.ts';
import {
  failures,
  seededParts,
  skippedTests,
  slowestTests,
  stepTable,
  type Kept,
} from './test/describeRun.ts';
import { hasFailed, runSteps } from './test/runSteps.ts';
import { listSteps, reports } from './test/steps.ts';

/**
 * Everything that proves the shop; `--quick` what a change since the last commit touches, without the journeys. What looks at a part only, as
 * the fault matrix does, looks at another one each time: SEED repeats one.
 */
const isQuick = process.argv.includes('--quick');
const seed = process.env['SEED'] || String(Date.now() % 1_000_000);

/** What `pnpm bench --only test` kept last of each step. */
function readKept(): Kept {
  const lines = readFileSync('bench/history.jsonl', 'utf8').trim().split('\n');
  const runs = lines.map((line) => JSON.parse(line) as { numbers: Readonly<Record<string, number>> });
  const steps = runs.map(({ numbers }) =>
    Object.entries(numbers).filter(([name]) => name.startsWith('test: ')),
  );
  const kept = steps.findLast((run) => run.length > 0) ?? [];
  return Object.fromEntries(
    kept.map(([name, seconds]) => [name.slice('test: '.length, -' · s'.length), seconds]),
  );
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await ensureChromium();
await ensureNginx();
console.log(`SEED=${seed}; each step's output is kept in test-results/logs`);

const outcomes = await runSteps(listSteps(isQuick), { SEED: seed }, (outcome) => {
  console.log(
    `── ${outcome.step.name}: ${outcome.seconds.toFixed(1)} s${hasFailed(outcome) ? ', FAILED' : ''}`,
  );
  if (hasFailed(outcome)) console.log(outcome.log.split('\n').slice(-400).join('\n'));
});

const steps = Object.fromEntries(
  outcomes.map(({ step, seconds }) => [step.name, Number(seconds.toFixed(1))]),
);
writeFileSync(`${reports}/steps.json`, JSON.stringify(steps));
const tests = outcomes.flatMap((outcome) => outcome.tests);
const count = (state: string) => tests.filter((test) => test.state === state).length;
const failed = count('failed') + outcomes.flatMap(({ errors }) => errors).length;

const parts = [
  ['', ...stepTable(outcomes, readKept())],
  ['', 'The slowest tests:', ...slowestTests(outcomes, 20)],
  ['', ...skippedTests(outcomes)],
  ['', `SEED=${seed} repeats these parts:`, ...seededParts(outcomes)],
  ...(failed > 0 ? [['', 'Failed, and how to run each alone:', ...failures(outcomes, 15)]] : []),
];
console.log(parts.flat().join('\n'));
console.log(
  `\n${count('passed')} passed, ${failed} failed${count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''}`,
);
process.exit(failed > 0 ? 1 : 0);
