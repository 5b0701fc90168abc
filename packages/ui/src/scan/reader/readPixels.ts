import { type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { FoundSymbol } from './PictureReader.ts';

/** What is looked for; no more than a table full of labels is counted at once. */
const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39Std', 'ITF', 'QRCode', 'DataMatrix'],
  // With the separators of GS1, which tell its elements apart.
  textMode: 'Plain',
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  maxNumberOfSymbols: 16,
};

const kindOf = ({ symbology, contentType }: ReadResult): FoundSymbol['kind'] => {
  if (contentType === 'GS1') return 'gs1';
  return symbology === 'EANUPC' || symbology === 'ITF' ? 'article' : 'text';
};

/** Finds the symbols in the pixels of a picture. */
export async function readPixels(pixels: ImageData): Promise<readonly FoundSymbol[]> {
  const results = await readBarcodes(pixels, options);
  return results.map((result) => {
    const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
    return {
      text: result.text,
      kind: kindOf(result),
      corners: [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => ({ x, y })),
    };
  });
}
