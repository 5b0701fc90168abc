import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { shortLink } from './listLink.ts';
import { drawCode, quietZone } from './drawCode.ts';

const { resolve } = createRequire(import.meta.url);
prepareZXingModule({
  overrides: {
    wasmBinary: Uint8Array.from(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
});

/** What a phone reads of a code that is drawn with so many pixels a module. */
async function scan({ size, path }: ReturnType<typeof drawCode>, scale: number): Promise<string[]> {
  const canvas = createCanvas(size * scale, size * scale);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, quietZone * scale, quietZone * scale);
  context.fillStyle = 'black';
  context.clip(new Path2D(path));
  context.fillRect(0, 0, size, size);
  const found = await readBarcodes(new Uint8Array(await canvas.encode('png')), { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}

/** A link as base64url fills it, of so many characters. */
const linkOf = (length: number) =>
  `https://bayi.example/spa/liste#1.${'AbCd-_09xYzWvU'.repeat(length)}`.slice(0, length);

test.each([60, 300, 1000, shortLink])(
  'LSTS-04 a code of a link of %i characters is read back',
  async (length) => {
    const link = linkOf(length);
    expect(await scan(drawCode(link), 2)).toEqual([link]);
  },
);

test('LSTS-04 the code of the longest link fits the dialog, two pixels a module', () => {
  expect(drawCode(linkOf(shortLink)).size * 2).toBeLessThanOrEqual(343);
});
