import { hasFailed } from './runSteps.ts';
import type { Outcome } from './Step.ts';

/** How long each step took the last time it was kept, in seconds, by its name. */
export type Kept = Readonly<Record<string, number>>;

const line = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('  ')
    .trimEnd();

const table = (rows: readonly (readonly string[])[]) => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => line(row, widths));
};

const seconds = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(1));

/** Each step's time on the wall and of processors, beside what was kept of it. */
export const stepTable = (outcomes: readonly Outcome[], kept: Kept): readonly string[] =>
  table([
    ['step', 'wall s', 'processor s', 'kept wall s', 'tests', ''],
    ...outcomes.map((outcome) => [
      outcome.step.name,
      seconds(outcome.seconds),
      seconds(outcome.processor),
      seconds(kept[outcome.step.name]),
      String(outcome.tests.length),
      hasFailed(outcome) ? 'FAILED' : '',
    ]),
  ]);

/** The slowest tests of all steps. */
export const slowestTests = (outcomes: readonly Outcome[], count: number): readonly string[] =>
  table(
    outcomes
      .flatMap(({ step, tests }) => tests.map((test) => ({ step, ...test })))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, count)
      .filter((test) => test.seconds > 0)
      .map(({ step, file, name, seconds: took }) => [`${step.name}  ${file}  ${name}`, seconds(took)]),
  );

/** What was skipped, once for each reason. */
export function skippedTests(outcomes: readonly Outcome[]): readonly string[] {
  const skipped = outcomes.flatMap(({ step, tests }) =>
    tests.filter(({ state }) => state === 'skipped').map((test) => ({ step, ...test })),
  );
  const reasons = Map.groupBy(
    skipped,
    ({ step, file, because }) => `${step.name}  ${file}: ${because ?? 'says no reason'}`,
  );
  return [...reasons].map(([reason, tests]) => `${tests.length} skipped  ${reason}`);
}

/** What a test prints that looks at a part only, chosen by the seed of the run. */
export const seededParts = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.flatMap(({ log }) => log.match(/^seeded: .*$/gm) ?? []);

/** Two lines for each failure, the name and what runs it alone, in at most so many lines. */
export function failures(outcomes: readonly Outcome[], most: number): readonly string[] {
  const told = outcomes.flatMap(({ step, tests, errors }) => [
    ...errors.map((error) => [`${step.name}: ${error.split('\n')[0] ?? ''}`, `  ${step.alone('', '')}`]),
    ...tests
      .filter(({ state }) => state === 'failed')
      .map(({ file, name }) => [
        [step.name, file, name].filter(Boolean).join('  '),
        `  ${step.alone(file, name)}`,
      ]),
  ]);
  const room = Math.floor((most - 1) / 2);
  const left = told.length - room;
  return [...told.slice(0, room).flat(), ...(left > 0 ? [`and ${left} more: test-results/logs`] : [])];
}
