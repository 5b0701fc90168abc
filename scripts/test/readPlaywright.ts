import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Count, TestResult } from './Count.ts';

/** Playwright's report of its run; a test that passed on a second try has failed. */
export function readPlaywright({ suites, errors, config }: JSONReport): Count {
  const read = (
    { suites: inner = [], specs, title, file }: JSONReportSuite,
    names: readonly string[],
  ): TestResult[] => {
    const path = title === file ? names : [...names, title];
    return [
      ...inner.flatMap((suite) => read(suite, path)),
      ...specs.flatMap((spec) =>
        spec.tests.map((test): TestResult => {
          const because = test.annotations.find(({ type }) => type === 'skip')?.description;
          return {
            file: `${relative('.', `${config.rootDir}/${spec.file}`)}:${spec.line}`,
            name: [...path, spec.title].join(' '),
            state: test.status === 'expected' ? 'passed' : test.status === 'skipped' ? 'skipped' : 'failed',
            seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
            ...(because ? { because } : {}),
          };
        }),
      ),
    ];
  };
  return {
    tests: suites.flatMap((suite) => read(suite, [])),
    errors: errors.map(({ message = 'an error nobody caught' }) => message),
  };
}
