import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels that are not the same; of both pictures together where they differ in size. */
  readonly pixels: number;
  /** The new picture, pale, with what changed in red; PNG. */
  readonly picture: Buffer;
}

/**
 * What changed between two pictures in PNG; undefined where not a single pixel did.
 * Nothing is tolerated: both were taken by the same browser with the same font, at the same moment.
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [was, is] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(was.width, is.width);
  const height = Math.max(was.height, is.height);
  const shown = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(was, width, height),
    onCanvas(is, width, height),
    shown.data,
    width,
    height,
    {
      threshold: 0,
      includeAA: true,
    },
  );
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(shown) };
}

function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
