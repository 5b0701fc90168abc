import { availableParallelism } from 'node:os';
import { openCamera, type Camera } from './openCamera.ts';

/**
 * Takes pictures of a served Storybook with as many cameras as the machine has processors: a camera mostly computes.
 * @param hasTime asked before each picture; no further ones are taken once it says no
 * @returns what is left
 */
export async function withCameras<T>(
  origin: string,
  shots: readonly T[],
  take: (camera: Camera, shot: T) => Promise<void>,
  hasTime: () => boolean = () => true,
): Promise<readonly T[]> {
  const queue = [...shots];
  const photograph = async () => {
    const camera = await openCamera(origin);
    try {
      while (hasTime()) {
        const next = queue.shift();
        if (next === undefined) break;
        await take(camera, next);
      }
    } finally {
      await camera.close();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, photograph));
  return queue;
}
