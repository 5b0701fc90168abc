import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What came of a test file. */
export interface TestRun {
  readonly passed: number;
  /** Whole names of the tests that failed. */
  readonly failed: readonly string[];
  /** What the runner wrote when it could not even count. */
  readonly trouble: string;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const patience = 120_000;

/** Runs one test file of the copy; in Chromium where it is a story. */
export function runTest(copy: string, file: string): TestRun {
  const report = join(copy, 'mutation-report.json');
  rmSync(report, { force: true });
  const project = file.endsWith('.stories.tsx') ? 'stories' : 'node';
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=json',
    `--outputFile=${report}`,
    file,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    timeout: patience,
    env: { ...process.env, CI: 'true', NGINX: 'required' },
  });
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: all.filter(({ status }) => status === 'passed').length,
      failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      trouble: all.length === 0 ? `${stdout}${stderr}`.slice(-2000) : '',
    };
  } catch {
    return { passed: 0, failed: [], trouble: `${stdout}${stderr}`.slice(-2000) };
  }
}
