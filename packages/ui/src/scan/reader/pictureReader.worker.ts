import { prepareZXingModule } from 'zxing-wasm/reader';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { FoundSymbol } from './PictureReader.ts';
import { readPixels } from './readPixels.ts';

/** A picture, and where the answer goes. */
export interface PictureRequest {
  readonly picture: ImageBitmap;
}

export type PictureAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly symbols: readonly FoundSymbol[] }
  | { readonly kind: 'failed' };

/** Pixels of the longer side: what a camera sees sharply, and a slow phone reads while somebody waits. */
const mostPixels = 1600;

declare const self: {
  postMessage: (answer: PictureAnswer) => void;
  addEventListener: (type: 'message', listen: (event: MessageEvent<PictureRequest>) => void) => void;
};

/** The picture, no larger than is of use, and how much smaller that is. */
function pixelsOf(picture: ImageBitmap) {
  const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.ceil(picture.width * scale), Math.ceil(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no memory for the picture.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { pixels: context.getImageData(0, 0, canvas.width, canvas.height), scale };
}

async function read({ picture }: PictureRequest): Promise<PictureAnswer> {
  const { pixels, scale } = pixelsOf(picture);
  const symbols = await readPixels(pixels);
  return {
    kind: 'read',
    symbols: symbols.map((symbol) => ({
      ...symbol,
      corners: symbol.corners.map(({ x, y }) => ({ x: x / scale, y: y / scale })),
    })),
  };
}

const fail = () => self.postMessage({ kind: 'failed' });

/** Reads the pictures it is sent, one after the other, beside the page, which goes on showing the camera. */
try {
  await prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true });
  self.addEventListener('message', ({ data }) => {
    void read(data).then((answer) => self.postMessage(answer), fail);
  });
  self.postMessage({ kind: 'ready' });
} catch {
  fail();
}
