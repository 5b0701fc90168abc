import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { codeOf } from '../codes/codeOf.ts';
import { type Label, labels, photograph, printLabel, type Shot } from './labels.fixture.ts';
import { readPixels } from './readPixels.ts';

beforeAll(() => {
  const { resolve } = createRequire(import.meta.url);
  const wasmBinary = Uint8Array.from(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
});

/** The codes that are read in a picture of labels. */
async function read(shown: readonly Label[], shot: Partial<Shot> = {}) {
  const prints = await Promise.all(shown.map((label) => printLabel(label, 3)));
  const [width, height] = [1280, 720];
  const canvas = photograph(prints, { width, height, ...shot });
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height);
  return readPixels(pixels as unknown as ImageData);
}
const codes = async (shown: readonly Label[], shot?: Partial<Shot>) => (await read(shown, shot)).map(codeOf);

describe.each(Object.entries(labels))('WARE-01 a label of %s', (code, label) => {
  test.each([
    ['tilted', { tilt: 14 }],
    ['from the side', { tilt: 90 }],
    ['blurred', { blur: 1 }],
    ['in the dark', { light: 0.2 }],
  ])('is read %s', async (_, shot) => {
    expect(await codes([label], shot)).toEqual([code]);
  });
});

test('WARE-01 of two labels in sight both are read', async () => {
  const [first, second] = [labels['8690224281570'], labels['8690117997298']];
  expect(new Set(await codes([first, second], { tilt: 5 }))).toEqual(
    new Set(['8690117997298', '8690224281570']),
  );
});

test('WARE-01 it is told where in the picture a label lies', async () => {
  const [symbol] = await read([labels['RN-PSY-400']]);
  const xs = symbol?.corners.map(({ x }) => x) ?? [];
  const ys = symbol?.corners.map(({ y }) => y) ?? [];
  expect([
    Math.min(...xs) < 640,
    Math.max(...xs) > 640,
    Math.min(...ys) < 360,
    Math.max(...ys) > 360,
  ]).toEqual(Array.from({ length: 4 }, () => true));
});

test('WARE-01 nothing is read where there is nothing', async () => {
  expect(await codes([])).toEqual([]);
});
