import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openCamera } from './openCamera.ts';
import { pictureOf, type Shot } from './Shot.ts';

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
  const camera = await openCamera(origin);
  const problems: string[] = [];
  try {
    for (const [at, shot] of shots.entries()) {
      if (at % 50 === 0) console.log(`  ${at} of ${shots.length}`);
      const { page, problem } = await camera.show(shot);
      if (problem) problems.push(problem);
      await page.screenshot({ path: join(folder, `${pictureOf(shot)}.png`), animations: 'disabled' });
    }
  } finally {
    await camera.close();
  }
  return problems;
}
