import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Writes how many tests passed, failed and were skipped, and the names of those that failed, into the file that COUNTS_FILE
 * names. Vitest's own JSON also holds all that axe looked at on every page, which is more than one string can hold.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    const failures: string[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state] += 1;
        if (state === 'failed') failures.push(`${module.relativeModuleId} > ${test.fullName}`);
      }
    }
    const { passed, failed, skipped, pending } = counts;
    const file = process.env['COUNTS_FILE'];
    if (file) writeFileSync(file, JSON.stringify({ passed, failed, skipped: skipped + pending, failures }));
  }
}
