import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readGuide } from '../../docs/guide/readGuide.ts';

/**
 * Lists what is proven and where, a line each: requirement numbers, states, looks, faults, widths, and the tests themselves.
 * `pnpm check proofs [--root folder] [--write file] [--compare file]`: `--root` reads another checkout, `--compare` says which
 * lines of an earlier list are gone and which have come, and ends with 1 where a requirement, state, look, fault or width has no
 * place any more.
 */
const { values } = parseArgs({
  options: { root: { type: 'string', default: '.' }, write: { type: 'string' }, compare: { type: 'string' } },
});
const files = { write: values.write, compare: values.compare };
const before =
  files.compare === undefined ? undefined : readFileSync(files.compare, 'utf8').trim().split('\n');
const home = process.cwd();
process.chdir(values.root);

const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const tests = globSync(['packages/*/src/**/*.test.ts', 'checks/**/*.test.ts', 'e2e/**/*.spec.ts']).toSorted();
const storyFiles = globSync('packages/ui/src/**/*.stories.tsx').toSorted();
const helpers = globSync('e2e/**/*.ts').toSorted();
const { stories } = readGuide();

/** What is proven, and behind the tab where. */
const lines = [
  ...[...tests, ...storyFiles].flatMap((file) =>
    [...new Set(matches(read(file), /\b([A-Z]{3,4}-\d{2})\b/g))].map(
      (number) => `requirement ${number}\t${file}`,
    ),
  ),
  ...stories.map(({ title, state }) => `state ${title} ${state}\t${title}`),
  ...matches(read('vitest.config.ts'), /looks: '([^']+)'/g).flatMap((names) =>
    names.split(' ').map((name) => `look ${name}\t${names}`),
  ),
  ...globSync(['e2e/faultMatrix/matrixFaults.ts', 'packages/demo-server/src/faults/*.ts'])
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      matches(
        read(file),
        /'((?:http|slow|cut|empty|html|malformed|missing|hang|drop|reset|away|body|session|wrong)[\w-]*)'/g,
      ).map((kind) => `fault ${kind}\t${file}`),
    ),
  ...matches(read('e2e/faultMatrix/acts.ts'), /^ {4}name: '([^']+)'/gm).map(
    (act) => `act ${act}\te2e/faultMatrix/acts.ts`,
  ),
  ...storyFiles.flatMap((file) =>
    matches(read(file), /viewport: \{ value: '(\w+)'/g).map((width) => `width ${width} of a story\t${file}`),
  ),
  ...helpers.flatMap((file) =>
    matches(read(file), /\b(320|375|768|1024|1440)\b/g).map(
      (width) => `width ${width} of a journey\t${file}`,
    ),
  ),
  ...tests.flatMap((file) =>
    matches(read(file), /^\s*(?:test|it)(?:\.\w+(?:\([^)]*\))?)*\(\s*['"`](.+?)['"`],/gm).map(
      (name) => `test ${name}\t${file}`,
    ),
  ),
];
const list = [...new Set(lines)].toSorted();
process.chdir(home);
if (files.write !== undefined) writeFileSync(files.write, `${list.join('\n')}\n`);

const whats = (of: readonly string[]) => new Set(of.map((line) => line.split('\t')[0] ?? ''));
const counts = Map.groupBy(whats(list), (what) => what.split(' ')[0]);
for (const [kind, found] of counts) console.log(`${found.length} ${kind}`);
if (before) {
  const [was, is] = [whats(before), whats(list)];
  for (const line of before) if (!list.includes(line)) console.log(`- ${line.replace('\t', '   ')}`);
  for (const line of list) if (!before.includes(line)) console.log(`+ ${line.replace('\t', '   ')}`);
  const lost = [...was].filter((what) => !is.has(what) && !what.startsWith('test '));
  console.log(lost.length === 0 ? 'Nothing is proven no more.' : `Proven no more:\n${lost.join('\n')}`);
  process.exitCode = lost.length > 0 ? 1 : 0;
}
