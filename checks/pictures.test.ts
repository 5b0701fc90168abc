import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { comparePictures } from '../scripts/pictures/comparePictures.ts';

function picture(change?: (png: PNG) => void, width = 40): Buffer {
  const png = new PNG({ width, height: 30 });
  png.data.fill(250);
  change?.(png);
  return PNG.sync.write(png);
}

describe('two pictures', () => {
  test('of the same state are the same', () => {
    expect(comparePictures(picture(), picture())).toBeUndefined();
  });

  test('differ by one pixel of the faintest other colour', () => {
    const difference = comparePictures(
      picture(),
      picture((png) => {
        png.data[4 * (40 * 12 + 7)] = 247;
      }),
    );
    expect(difference?.pixels).toBe(1);
    const shown = PNG.sync.read(difference?.picture ?? Buffer.alloc(0));
    expect([...shown.data.subarray(4 * (40 * 12 + 7), 4 * (40 * 12 + 7) + 3)]).toEqual([255, 0, 0]);
  });

  test('are the same up to the grain of a scaled photograph', () => {
    const grained = picture((png) => {
      png.data[4 * (40 * 12 + 7)] = 248;
    });
    expect(comparePictures(picture(), grained)).toBeUndefined();
  });

  test('differ where an area has changed its colour, however near the two colours are', () => {
    const area = picture((png) => {
      for (let y = 5; y < 15; y += 1) for (let x = 5; x < 20; x += 1) png.data[4 * (40 * y + x)] = 249;
    });
    // Its inner part: the edge cannot be told from grain.
    expect(comparePictures(picture(), area)?.pixels).toBe(11 * 6);
  });

  test('of another size differ by what was added', () => {
    expect(comparePictures(picture(), picture(undefined, 41))?.pixels).toBe(30);
  });
});
