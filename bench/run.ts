import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { short } from './numbers.ts';
import { isMet, markdownTable, type Part, type PartReport } from './Report.ts';

/** Loaded when they are asked for: the bytes need no browser. */
const parts = {
  bytes: async () => (await import('./bytes.ts')).measureBytes,
  page: async () => (await import('./pages.ts')).measurePages,
  table: async () => (await import('./table.ts')).measureTables,
  orders: async () => (await import('./orders.ts')).measureOrders,
  interaction: async () => (await import('./interaction.ts')).measureInteraction,
  books: async () => (await import('./books.ts')).measureBooks,
  server: async () => (await import('./server.ts')).measureServer,
  build: async () => (await import('./project.ts')).measureBuild,
  timed: async () => (await import('./project.ts')).measureTimed,
  project: async () => (await import('./project.ts')).measureProject,
  test: async () => (await import('./project.ts')).measureTest,
} satisfies Record<string, () => Promise<Part>>;
type PartName = keyof typeof parts;

const isPart = (name: string): name is PartName => name in parts;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    // `project` and `test` take half an hour and an hour, and are asked for by name.
    only: { type: 'string', default: 'bytes,page,table,orders,interaction,books,server,build,timed' },
    write: { type: 'boolean', default: false },
  },
});
const names = values.only.split(',').filter((name) => {
  if (!isPart(name)) throw new Error(`--only knows ${Object.keys(parts).join(', ')}; not '${name}'`);
  return true;
}) as PartName[];
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1');

const began = new Date();
const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${String(availableParallelism())} cores`;
const loadBefore = loadavg()[0] ?? NaN;
const reports: PartReport[] = [];
const failed: string[] = [];
for (const name of names) {
  console.log(`── ${name}`);
  try {
    const part = await parts[name]();
    const report = await part({ runs, write: values.write });
    reports.push(report);
    console.log(report.lines.join('\n'));
  } catch (error) {
    failed.push(name);
    console.error(error);
  }
}
if (names.some((name) => ['page', 'table', 'orders', 'interaction', 'books'].includes(name))) {
  await (await import('./world.ts')).closeWorld();
}

const verdicts = reports.flatMap((report) => report.verdicts);
const verdictTable = markdownTable(
  ['', 'measured', 'budget', ''],
  verdicts.map((verdict) => [
    verdict.what,
    `${short(verdict.measured)} ${verdict.unit}`.trim(),
    `${verdict.atLeast ? '≥' : '≤'} ${String(verdict.budget)} ${verdict.unit}`.trim(),
    isMet(verdict) ? 'met' : '**missed**',
  ]),
);
const missed = verdicts.filter((verdict) => !isMet(verdict));
const summary = [
  `${began.toISOString().slice(0, 10)}, ${machine}, ${String(runs)} runs, medians; load ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? NaN).toFixed(1)} after.`,
  '',
  ...verdictTable,
];
console.log(['', '── budgets', ...verdictTable].join('\n'));

const numbers = Object.assign({}, ...reports.map((report) => report.numbers)) as Record<string, number>;
appendFileSync(
  'bench/history.jsonl',
  `${JSON.stringify({
    date: began.toISOString(),
    machine,
    load: loadBefore,
    runs,
    parts: names,
    missed: missed.map(({ what }) => what),
    numbers: Object.fromEntries(
      Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
    ),
  })}\n`,
);

if (values.write) {
  const document = 'docs/performance.md';
  const [from, to] = ['<!-- measured -->', '<!-- /measured -->'];
  const text = readFileSync(document, 'utf8');
  const written = [...summary, ...reports.flatMap(({ lines }) => lines)].join('\n');
  const [before = '', rest = ''] = text.split(from);
  const [, after = ''] = rest.split(to);
  writeFileSync(document, `${before}${from}\n\n${written}\n\n${to}${after}`);
  console.log(`Written to ${document}.`);
}

if (failed.length > 0) console.log(`\nNot measured: ${failed.join(', ')}`);
if (missed.length > 0) console.log(`\nMissed: ${missed.map(({ what }) => what).join('; ')}`);
else if (failed.length === 0) console.log('\nEvery budget is met.');
process.exitCode = missed.length > 0 || failed.length > 0 ? 1 : 0;
