import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { pictureOf, type Shot } from './Shot.ts';
import { withCameras } from './withCameras.ts';

/** After these a page is said to move. */
const mostLooks = 8;

/**
 * Takes pictures of a served Storybook into a folder, as PNG.
 * @returns what could not be photographed, in words
 */
export async function takePictures(
  origin: string,
  shots: readonly Shot[],
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  let taken = 0;
  await withCameras(origin, shots, async (camera, shot) => {
    if (taken % 50 === 0) console.log(`  ${taken} of ${shots.length}`);
    taken += 1;
    const { page, problem } = await camera.show(shot);
    if (problem) problems.push(problem);
    const { picture, isStill } = await photograph(page);
    if (!isStill) problems.push(`${shot.id} never stood still`);
    writeFileSync(join(folder, `${pictureOf(shot)}.png`), picture);
  });
  return problems;
}

/** Looks at a page until two looks in a row are the same: what is still coming or going is in neither run the same. */
async function photograph(page: Page): Promise<{ picture: Buffer; isStill: boolean }> {
  const look = () => page.screenshot({ animations: 'disabled' });
  let picture = await look();
  for (let looks = 1; looks < mostLooks; looks += 1) {
    const next = await look();
    if (next.equals(picture)) return { picture, isStill: true };
    picture = next;
  }
  return { picture, isStill: false };
}
