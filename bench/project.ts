import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markdownTable, type Part } from './Report.ts';

interface Cost {
  readonly seconds: number;
  /** Processor seconds of the command and everything it started; NaN where the system does not tell. */
  readonly cpu: number;
}

/** Processor seconds of all children that have ended. */
function childSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Fields 16 and 17 of proc(5), in ticks of a hundredth of a second.
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return NaN;
  }
}

async function time(command: string, args: readonly string[], cwd = process.cwd()): Promise<Cost> {
  const began = performance.now();
  const before = childSeconds();
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true' },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`);
  return { seconds: (performance.now() - began) / 1000, cpu: childSeconds() - before };
}

const isSource = (path: string) =>
  !/(?:^|[\\/])(?:node_modules|dist|\.git|\.data|\.turbo|storybook-static|test-results)(?:[\\/]|$)/.test(
    path,
  );

/** Sets the workspace up in an empty folder, from the package store of this machine. */
async function install(): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-install-'));
  try {
    cpSync('.', folder, { recursive: true, filter: isSource });
    return await time(
      'npx',
      ['--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'],
      folder,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs commands one after the other; one that fails is told and has no time. */
const measure = (title: string, steps: Readonly<Record<string, () => Promise<Cost>>>): Part =>
  async function () {
    const numbers: Record<string, number> = {};
    const rows: string[][] = [];
    for (const [name, step] of Object.entries(steps)) {
      const cost = await step().catch((error: unknown) => {
        console.error(String(error));
        return { seconds: NaN, cpu: NaN };
      });
      numbers[`${name} · s`] = cost.seconds;
      numbers[`${name} · CPU s`] = cost.cpu;
      rows.push([name, cost.seconds.toFixed(0), cost.cpu.toFixed(0)]);
      console.log(`  ${name}: ${cost.seconds.toFixed(1)} s, ${cost.cpu.toFixed(1)} s of processor`);
    }
    return {
      lines: ['', `**${title}**`, '', ...markdownTable(['', 's', 'CPU s'], rows)],
      verdicts: [],
      numbers,
    };
  };

const build = 'build';

/** The storefront from its sources, nothing of it kept from before. */
export const measureBuild: Part = async (options) => {
  const report = await measure('The build', {
    [build]: () =>
      time('turbo', ['run', 'build', '--filter=@vitrin/storefront', '--force', '--output-logs=errors-only']),
  })(options);
  const measured = report.numbers[`${build} · CPU s`] ?? NaN;
  return {
    ...report,
    verdicts: [{ what: 'build: processor time', measured, budget: 15, unit: 's' }],
  };
};

/** Journeys that say how long something may take, whose names bear `@timed`; one after the other. */
export const measureTimed: Part = async () => {
  const child = spawn('playwright', ['test', '--workers=1', '--reporter=list'], {
    stdio: 'inherit',
    env: { ...process.env, TIMED: '1' },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return {
    lines: [],
    verdicts: [{ what: 'timed journeys: ended with', measured: code ?? NaN, budget: 0, unit: '' }],
    numbers: {},
  };
};

/** What a developer waits for besides. Takes long: asked for by name only. */
export const measureProject: Part = measure('The project itself', {
  'cold install, packages in the store': install,
  'Storybook build': () => time(process.execPath, ['scripts/buildStorybook.ts']),
  'all stories': () => time('vitest', ['run', '--project', 'stories']),
});

/** Everything that proves the shop, step by step. Takes longest: asked for by name only. */
export const measureTest: Part = async (options) => {
  const report = await measure('The whole test', {
    'the whole pnpm test': () => time(process.execPath, ['scripts/test.ts']),
  })(options);
  const steps = JSON.parse(readFileSync('test-results/reports/steps.json', 'utf8')) as Record<string, number>;
  const numbers = Object.fromEntries(
    Object.entries(steps).map(([step, seconds]) => [`test: ${step} · s`, seconds]),
  );
  return { ...report, numbers: { ...report.numbers, ...numbers } };
};
