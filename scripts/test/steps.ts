import { readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { Count } from './Count.ts';
import { readPlaywright } from './readPlaywright.ts';
import type { Step } from './Step.ts';

/** Where runners leave their reports. */
export const reports = 'test-results/reports';

const readReport = (name: string): unknown => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

/** A pattern that finds the test of this name alone, and stands in single quotes of a shell. */
const exactly = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.');

const tool = (
  name: string,
  command: string,
  args: readonly string[] = [],
  after?: readonly string[],
): Step => ({
  name,
  command,
  args,
  ...(after ? { after } : {}),
  alone: () => `pnpm exec ${[command, ...args].join(' ')}`,
});

const vitest = (
  project: string,
  rest: readonly string[],
  after: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Step => ({
  name: project,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=./scripts/test/vitestReporter.ts',
    ...rest,
  ],
  env: { COUNT_FILE: `${reports}/${project}.json`, ...env },
  after,
  count: () => readReport(project) as Count,
  alone: (file, name) =>
    `${Object.entries(env)
      .map(([variable, value]) => `${variable}=${value} `)
      .join(
        '',
      )}pnpm exec vitest run --project ${project} ${file}${name === '' ? '' : ` -t '${exactly(name)}$'`}`,
});

const turbo = (...tasks: readonly string[]) => ['run', ...tasks, '--output-logs=errors-only'];

const journeys: Step = {
  name: 'journeys',
  command: 'playwright',
  args: ['test', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/journeys.json` },
  after: ['build', 'storybook'],
  count: () => readPlaywright(readReport('journeys') as JSONReport),
  alone: (file) => `pnpm exec playwright test ${file}`,
};

/** The day of a dealer in the other engines. It installs them where it may: the others go on meanwhile. */
const engines: Step = {
  name: 'engines',
  command: 'node',
  args: ['scripts/check/engines.ts'],
  env: { COUNT_FILE: `${reports}/engines.json` },
  after: ['build'],
  count: () => readReport('engines') as Count,
  alone: (_file, name) => `pnpm check engines ${name}`.trim(),
};

/**
 * Everything that proves the shop. Two steps run beside each other: what looks at sources and runs in Node, and what needs a
 * browser; so the order here is that of each.
 * @param isQuick only what a change since the last commit touches, without journeys
 */
export function listSteps(isQuick: boolean): readonly Step[] {
  const changed = isQuick ? ['--changed'] : [];
  return [
    tool('build', 'turbo', turbo('build', '--filter=@vitrin/storefront')),
    tool('generated files', 'node', ['scripts/generate.ts', '--check']),
    // As the shop is served: React's development build takes a fifth of the page's processor for hints that no story looks at.
    vitest('stories', changed, ['build'], { NODE_ENV: 'production' }),
    tool('types', 'turbo', turbo('//#typecheck')),
    // Its rules about types are written in Go: collected a quarter as often, they take a tenth less processor.
    { ...tool('lint', 'oxlint'), env: { GOGC: '400' } },
    tool('format', 'oxfmt', ['--check']),
    tool('unused code', 'knip'),
    tool('code for tests alone', 'knip', ['--production', '-c', 'knip.production.jsonc']),
    tool('contract', 'redocly', ['lint', 'openapi/openapi.yaml']),
    // Before the tests of Node: journeys begin as soon as stories have ended, and those go on beside them.
    ...(isQuick ? [] : [tool('storybook', 'turbo', turbo('//#build:storybook'), ['build'])]),
    vitest('node', changed, ['build']),
    // The last one: it goes on beside the end of the journeys, which waits more than it works.
    ...(isQuick ? [] : [journeys, engines]),
  ];
}
