import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../packages/ui/src/paths.ts';
import { readBook } from '../docs/guide/readBook.ts';
import { readStates } from '../docs/guide/readStates.ts';
import { ensureChromium } from './ensureChromium.ts';
import { openCamera } from './pictures/openCamera.ts';
import { serveFolder } from './pictures/serveFolder.ts';
import { windows, type Shot } from './pictures/Shot.ts';
import { run } from './run.ts';

/** Takes the small pictures of the guide's list of states: `pnpm thumbnails`, after a screen has changed. */
const folder = '.storybook/thumbnails';
/** Width in px of what is shown; a phone's is narrower in the list. */
const widths = { desktop: 320, phone: 110 };

const stories = new Map(
  readStates(readBook().stories, paths)
    .flatMap(({ states }) => states)
    .map((story) => [story.id, story]),
);
const shots = [...stories.values()].flatMap(({ id, title }): Shot[] => [
  { id, title, window: 'desktop' },
  { id, title, window: 'phone' },
]);

await ensureChromium();
if ((await run('storybook', ['build', '-o', 'storybook-static', '--quiet'])) !== 0) process.exit(1);
const served = await serveFolder('storybook-static');
const camera = await openCamera(served.origin);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const shot of shots) {
  const { page } = await camera.show(shot);
  const session = await page.context().newCDPSession(page);
  const { width, height } = windows[shot.window];
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: { x: 0, y: 0, width, height, scale: widths[shot.window] / width },
  });
  await session.detach();
  writeFileSync(join(folder, `${shot.id}-${shot.window}.webp`), Buffer.from(data, 'base64'));
}
await camera.close();
await served.close();
