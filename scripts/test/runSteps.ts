import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { roomForGarbage } from '../roomForGarbage.ts';
import { measureProcesses } from './measureProcesses.ts';
import type { Outcome, Step } from './Step.ts';

/** How many steps run beside each other. */
const lanes = 2;
const logs = 'test-results/logs';

/**
 * Runs the steps in their order, two at a time, each as soon as those it comes after have passed.
 * @param env for all of them
 * @param onEnd told as each ends
 * @returns how each ended, in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  env: Readonly<Record<string, string>>,
  onEnd: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  mkdirSync(logs, { recursive: true });
  const outcomes = new Map<string, Outcome>();
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const end = (outcome: Outcome) => {
    outcomes.set(outcome.step.name, outcome);
    writeFileSync(`${logs}/${outcome.step.name.replaceAll(' ', '-')}.log`, outcome.log);
    onEnd(outcome);
  };
  for (;;) {
    for (const step of waiting.filter((one) => one.after?.some((name) => hasFailed(outcomes.get(name))))) {
      waiting.splice(waiting.indexOf(step), 1);
      end(notRun(step));
    }
    const next = waiting.findIndex(({ after = [] }) => after.every((name) => outcomes.has(name)));
    if (next !== -1 && running.size < lanes) {
      const [step] = waiting.splice(next, 1);
      if (!step) continue;
      const run = runStep(step, env).then(end);
      running.add(run);
      void run.finally(() => running.delete(run));
    } else if (running.size > 0) await Promise.race(running);
    else return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
  }
}

/** Whether something of a step did not pass. */
export const hasFailed = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined &&
  (outcome.errors.length > 0 || outcome.tests.some(({ state }) => state === 'failed'));

const notRun = (step: Step): Outcome => ({
  step,
  seconds: 0,
  processor: 0,
  log: '',
  tests: [],
  errors: [`not run: ${step.after?.join(' or ')} failed`],
});

async function runStep(step: Step, env: Readonly<Record<string, string>>): Promise<Outcome> {
  const began = performance.now();
  const child = spawn(step.command, step.args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: 'true',
      DO_NOT_TRACK: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      // Steps start the same programs again and again, shops above all: half of what a start costs is compiling them.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
      ...roomForGarbage,
      ...env,
      ...step.env,
    },
  });
  const spent = measureProcesses(child.pid);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => printed.push(piece));
  const code = await once(child, 'close').then(
    ([status]) => (status as number | null) ?? 1,
    (error: unknown) => {
      printed.push(Buffer.from(String(error)));
      return 1;
    },
  );
  return {
    step,
    seconds: (performance.now() - began) / 1000,
    processor: spent(),
    log: Buffer.concat(printed).toString(),
    ...countOf(step, code),
  };
}

/** A runner that died without a report, or failed with nothing failed in it, is one failure. */
function countOf(step: Step, code: number): Pick<Outcome, 'tests' | 'errors'> {
  const died = code === 0 ? [] : [`ended with ${code}`];
  if (!step.count) {
    const state = code === 0 ? 'passed' : 'failed';
    return { tests: [{ file: '', name: '', state, seconds: 0 }], errors: [] };
  }
  try {
    const count = step.count();
    const isTold = count.errors.length > 0 || count.tests.some(({ state }) => state === 'failed');
    return isTold ? count : { ...count, errors: died };
  } catch {
    return { tests: [], errors: died.length > 0 ? died : ['left no report'] };
  }
}
