import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Count, TestResult } from './Count.ts';

/**
 * Writes what became of each test into the file that COUNT_FILE names. Vitest's own JSON also holds all that was attached to
 * every test, which is more than one string can hold.
 */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message?: string }[]) {
    const tests = modules.flatMap((module) => [
      ...[...module.children.allTests()].map((test): TestResult => {
        const result = test.result();
        return {
          file: module.relativeModuleId,
          name: test.fullName,
          state: result.state === 'pending' ? 'skipped' : result.state,
          seconds: (test.diagnostic()?.duration ?? 0) / 1000,
          ...(result.state === 'skipped' && result.note ? { because: result.note } : {}),
        };
      }),
      // A file that could not be read has no tests that could fail.
      ...module
        .errors()
        .map((): TestResult => ({ file: module.relativeModuleId, name: '', state: 'failed', seconds: 0 })),
    ]);
    const count: Count = { tests, errors: errors.map(({ message = 'an error nobody caught' }) => message) };
    const file = process.env['COUNT_FILE'];
    if (file) writeFileSync(file, JSON.stringify(count));
  }
}
