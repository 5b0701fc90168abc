import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels that are not the same; of both pictures together where they differ in size. */
  readonly pixels: number;
  /** The new picture, pale, with what changed in red; PNG. */
  readonly picture: Buffer;
}

/** Levels of 255 by which the same picture, scaled by the browser twice, may differ. Nobody sees them. */
const grain = 2;

/**
 * What changed between two pictures in PNG; undefined where not a single pixel did. But for the grain nothing is
 * tolerated: both were taken by the same browser with the same font, at the same moment.
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [was, is] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(was.width, is.width);
  const height = Math.max(was.height, is.height);
  const old = onCanvas(was, width, height);
  const now = withoutGrain(old, onCanvas(is, width, height));
  const shown = new PNG({ width, height });
  const pixels = pixelmatch(old, now, shown.data, width, height, { threshold: 0, includeAA: true });
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(shown) };
}

/** The second picture with the pixels of the first wherever the two differ by no more than the grain. */
function withoutGrain(old: Buffer, now: Buffer): Buffer {
  const clean = Buffer.from(now);
  for (let at = 0; at < old.length; at += 4) {
    const isGrain = [0, 1, 2, 3].every(
      (channel) => Math.abs((old[at + channel] ?? 0) - (now[at + channel] ?? 0)) <= grain,
    );
    if (isGrain) old.copy(clean, at, at, at + 4);
  }
  return clean;
}

function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
