import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../ensureChromium.ts';
import { compareFolders } from '../pictures/compareFolders.ts';
import { listShots } from '../pictures/listShots.ts';
import { photographRef } from '../pictures/photographRef.ts';
import { serveFolder } from '../pictures/serveFolder.ts';
import { pictureOf } from '../pictures/Shot.ts';
import { takePictures } from '../pictures/takePictures.ts';
import { writeReport } from '../pictures/writeReport.ts';
import { run } from '../run.ts';

/**
 * Compares the pictures of every primitive, layout and screen with those of an earlier state of the project:
 * `pnpm check pictures [ref] [--only screens-basket]`. Both are taken by the same browser.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const ref = positionals[0] ?? git('merge-base', 'HEAD', 'main');
const report = 'test-results/pictures';
const after = join(report, 'after');

await ensureChromium();
rmSync(report, { recursive: true, force: true });
mkdirSync(report, { recursive: true });

console.log(`Pictures of ${ref}`);
const before = await photographRef(git('rev-parse', ref), values.only);
symlinkSync(resolve(before), join(report, 'before'));

console.log('Pictures of what is here');
if ((await run('storybook', ['build', '-o', 'storybook-static', '--quiet'])) !== 0) process.exit(1);
const served = await serveFolder('storybook-static');
const shots = await listShots(served.origin, values.only);
const problems = await takePictures(served.origin, shots, after);
await served.close();

const titles = new Map(shots.map((shot) => [pictureOf(shot), shot.title]));
const { changes, total } = compareFolders(report, titles);
writeReport(report, changes, total, ref);

for (const { title, name, kind, pixels } of changes) console.log(`${kind}  ${name}  ${title}  ${pixels}`);
for (const problem of problems) console.log(problem);
console.log(`${total} pictures, ${changes.length} not as in ${ref}: ${resolve(report, 'index.html')}`);
process.exit(changes.length + problems.length > 0 ? 1 : 0);
