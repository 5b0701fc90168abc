import { mkdirSync, writeFileSync } from 'node:fs';
import type { BrowserCommand } from 'vitest/node';
import { readGuide } from '../docs/guide/readGuide.ts';
import { readStates } from '../docs/guide/readStates.ts';

const folder = new URL('./thumbnails/', import.meta.url);
/** Width in px of what is kept. */
const width = 320;

let listed: ReadonlySet<string> | undefined;
/** Ids of the states that addresses have to show. */
const listStates = () =>
  (listed ??= new Set(
    readStates(readGuide().stories).flatMap(({ states, due }) =>
      states.flatMap(({ id, state }) => (due.includes(state) ? [id] : [])),
    ),
  ));

/** Keeps a small picture of the story that has just been tested, for the guide's list of states. */
export const takeThumbnail: BrowserCommand<[id: string]> = async ({ page, iframe }, id) => {
  if (!listStates().has(id)) return;
  const box = await iframe.owner().boundingBox();
  if (!box) return;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 50,
    optimizeForSpeed: true,
    clip: { ...box, scale: Math.min(1, width / box.width) },
  });
  await session.detach();
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${id}.webp`, folder), Buffer.from(data, 'base64'));
};
