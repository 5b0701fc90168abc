import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '../packages/ui/src/paths.ts';
import { picturesOf } from '../docs/guide/picturesOf.ts';
import { readBook } from '../docs/guide/readBook.ts';
import { readStates } from '../docs/guide/readStates.ts';
import { ensureChromium } from './ensureChromium.ts';
import type { Camera } from './pictures/openCamera.ts';
import { serveFolder } from './pictures/serveFolder.ts';
import { pictureOf, windowOf, type Shot } from './pictures/Shot.ts';
import { withCameras } from './pictures/withCameras.ts';
import { run } from './run.ts';

/**
 * Takes the small pictures of the guide's list of states, after screens have changed:
 * `pnpm thumbnails [--only screens-basket] [--missing] [--built folder] [--seconds 120]`.
 * `--missing` leaves those that are there, `--built` takes a Storybook that is built already, `--seconds` stops in time for
 * another run with `--missing` to go on.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    missing: { type: 'boolean', default: false },
    built: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const folder = '.storybook/thumbnails';
/** Width in px of what is shown; a phone's is narrower in the list. */
const widths = { desktop: 320, phone: 110 } as const;

/** What has to be there first; of each, one window after the other: the same story twice would have to be loaded anew. */
const listed = new Map(
  readStates(readBook().stories, paths)
    .flatMap(({ states, due }) =>
      states.flatMap(({ id, title, state }) =>
        picturesOf({ state }).map((mode) => ({ id, title, mode, isDue: due.includes(state) })),
      ),
    )
    .toSorted((a, b) => Number(b.isDue) - Number(a.isDue) || a.mode.localeCompare(b.mode))
    .map((shot) => [`${pictureOf(shot)}.webp`, shot]),
);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder))
  if (file.endsWith('.webp') && !listed.has(file)) rmSync(join(folder, file));
const wanted = [...listed].filter(
  ([file, { id }]) => id.startsWith(values.only) && !(values.missing && existsSync(join(folder, file))),
);

await ensureChromium();
if (!values.built && (await run('storybook', ['build', '-o', 'storybook-static', '--quiet'])) !== 0)
  process.exit(1);
const served = await serveFolder(values.built ?? 'storybook-static');
const end = performance.now() + 1000 * Number(values.seconds ?? Infinity);
const unsettled: string[] = [];
const left = await withCameras(
  served.origin,
  wanted,
  (camera, next) => take(camera, ...next),
  () => performance.now() < end,
);
await served.close();
for (const problem of unsettled) console.log(problem);
console.log(`${wanted.length - left.length} taken, ${left.length} left`);
process.exit(unsettled.length > 0 ? 1 : 0);

async function take(camera: Camera, file: string, shot: Shot & { mode: keyof typeof widths }) {
  const { page, problem } = await camera.turn(shot);
  if (problem) {
    unsettled.push(problem);
    return;
  }
  const session = await page.context().newCDPSession(page);
  const { width, height } = windowOf(shot.mode);
  // The part of the page that is in the window: a story may have scrolled, and nothing is painted above.
  const y = await page.evaluate(() => scrollY);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 50,
    clip: { x: 0, y, width, height, scale: widths[shot.mode] / width },
  });
  await session.detach();
  writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
}
