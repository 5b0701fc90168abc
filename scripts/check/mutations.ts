import { rmSync } from 'node:fs';
import { applyMutation } from '../../checks/mutations/applyMutation.ts';
import { copyTree } from '../../checks/mutations/copyTree.ts';
import { mutations } from '../../checks/mutations/mutations.ts';
import { runTest } from '../../checks/mutations/runTest.ts';

/**
 * Breaks the shop on purpose, one mutation after the other, in a copy, and runs the test that must notice. Prints what was not
 * noticed; ends with 1 where there is any. `pnpm check mutations [part of a name or file]`
 */
const wanted = process.argv[2] ?? '';
const chosen = mutations.filter(({ what, file }) => `${what} ${file}`.includes(wanted));
const copy = copyTree(process.cwd());
const missed: string[] = [];

try {
  for (const file of new Set(chosen.map(({ caughtBy }) => caughtBy[0]))) {
    const { passed, failed, trouble } = runTest(copy, file);
    if (passed === 0 || failed.length > 0)
      missed.push(`${file} fails before anything is broken: ${failed.join('; ')}${trouble}`);
  }
  for (const mutation of chosen) {
    const [file, name] = mutation.caughtBy;
    const mend = applyMutation(copy, mutation);
    const { failed, trouble } = runTest(copy, file);
    mend();
    const isCaught = failed.some((test) => test.includes(name));
    console.log(
      `${isCaught ? 'caught' : 'MISSED'}  ${mutation.what}  (${file}: ${failed[0] ?? (trouble || 'all passed')})`,
    );
    if (!isCaught) missed.push(`${mutation.what}: ${file}, ${name}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

console.log(`\n${chosen.length} mutations, ${chosen.length - missed.length} caught, ${missed.length} missed`);
for (const line of missed) console.log(line);
process.exit(missed.length > 0 ? 1 : 0);
