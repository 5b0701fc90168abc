import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels that are not the same; of both pictures together where they differ in size. */
  readonly pixels: number;
  /** The new picture, pale, with what changed in red; PNG. */
  readonly picture: Buffer;
}

/**
 * Levels of 255 by which single pixels of the same photograph, scaled by the browser twice, may differ. Nobody sees them;
 * an area of one colour that becomes another is told, however near the two are.
 */
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
  const now = withoutGrain(old, onCanvas(is, width, height), width);
  const shown = new PNG({ width, height });
  const pixels = pixelmatch(old, now, shown.data, width, height, { threshold: 0, includeAA: true });
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(shown) };
}

/** The second picture with the pixels of the first wherever the two differ by no more than the grain. */
function withoutGrain(old: Buffer, now: Buffer, width: number): Buffer {
  const clean = Buffer.from(now);
  for (let at = 0; at < old.length; at += 4) {
    if (old.readUInt32LE(at) === now.readUInt32LE(at)) continue;
    const isFaint = [0, 1, 2, 3].every(
      (channel) => Math.abs((old[at + channel] ?? 0) - (now[at + channel] ?? 0)) <= grain,
    );
    if (isFaint && !isPainted(old, now, at, width)) old.copy(clean, at, at, at + 4);
  }
  return clean;
}

/** How far the colour around a pixel is looked at, in px. */
const reach = 2;

/** Whether a pixel lies in an area of one colour that has become another colour: paint, however faint, and no grain. */
function isPainted(old: Buffer, now: Buffer, at: number, width: number): boolean {
  const [was, is] = [old.readUInt32LE(at), now.readUInt32LE(at)];
  const start = Math.max(0, Math.min((at / 4) % width, width - 1 - reach) - reach);
  const top = Math.max(0, Math.min(Math.floor(at / 4 / width), old.length / 4 / width - 1 - reach) - reach);
  for (let y = top; y <= top + 2 * reach; y += 1) {
    for (let x = start; x <= start + 2 * reach; x += 1) {
      const there = 4 * (y * width + x);
      if (there + 4 > old.length) return false;
      if (old.readUInt32LE(there) !== was || now.readUInt32LE(there) !== is) return false;
    }
  }
  return true;
}

function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
