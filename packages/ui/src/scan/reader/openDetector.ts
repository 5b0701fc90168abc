import type { SymbolContent } from '../codes/codeOf.ts';
import { openPhoto } from './openPhoto.ts';
import type { FoundSymbol, PictureReader } from './PictureReader.ts';

/** The browser's own reader of bar codes (Shape Detection API), of which not every browser has one. */
interface Detector {
  readonly detect: (picture: HTMLVideoElement | ImageBitmap) => Promise<readonly Detected[]>;
}
interface Detected {
  readonly rawValue: string;
  readonly format: string;
  readonly cornerPoints: FoundSymbol['corners'];
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const formats: Readonly<Record<string, SymbolContent['kind']>> = {
  ean_13: 'article',
  ean_8: 'article',
  upc_a: 'article',
  upc_e: 'article',
  itf: 'article',
  code_128: 'text',
  code_39: 'text',
  qr_code: 'text',
  data_matrix: 'text',
};

/** The browser's own reader; undefined where there is none, or it reads only some of the kinds we need. */
export async function openDetector(): Promise<PictureReader | undefined> {
  const BarcodeDetector: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  try {
    const known = new Set(await BarcodeDetector?.getSupportedFormats());
    if (!BarcodeDetector || !Object.keys(formats).every((format) => known.has(format))) return undefined;
    const detector = new BarcodeDetector({ formats: Object.keys(formats) });
    const read = async (picture: HTMLVideoElement | ImageBitmap) => {
      const detected = await detector.detect(picture);
      return detected.map(({ rawValue, format, cornerPoints }) => ({
        text: rawValue,
        kind: formats[format] ?? 'text',
        corners: cornerPoints.map(({ x, y }) => ({ x, y })),
      }));
    };
    return {
      async read(picture) {
        if (!(picture instanceof Blob)) return read(picture);
        const photo = await openPhoto(picture);
        return read(photo).finally(() => photo.close());
      },
      end: () => undefined,
    };
  } catch {
    // It is there by name only: the service behind it is not.
    return undefined;
  }
}
