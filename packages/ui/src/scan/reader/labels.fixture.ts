import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer';

const { resolve } = createRequire(import.meta.url);
prepareZXingModule({
  overrides: {
    wasmBinary: Uint8Array.from(readFileSync(resolve('zxing-wasm/writer/zxing_writer.wasm'))).buffer,
  },
});

/** A label: the kind of its symbol and what stands in it; `gs1` where that are elements, written `(01)…`. */
export interface Label {
  readonly format: NonNullable<WriterOptions['format']>;
  readonly text: string;
  readonly options?: string;
}

/** One label of each kind that is read, by the code it means. */
export const labels = {
  '8690224281570': { format: 'EAN13', text: '8690224281570' },
  '96385074': { format: 'EAN8', text: '96385074' },
  '036000291452': { format: 'UPCA', text: '036000291452' },
  '012345000065': { format: 'UPCE', text: '01234565' },
  'EK-NYM/3250': { format: 'Code128', text: 'EK-NYM/3250' },
  'VT-C16-1PN': { format: 'Code39', text: 'VT-C16-1PN' },
  '18690224281577': { format: 'ITF', text: '18690224281577' },
  'RN-PSY-400': { format: 'QRCode', text: 'RN-PSY-400' },
  '8690117997298': { format: 'DataMatrix', text: '(01)08690117997298(17)271231(10)AB-1', options: 'gs1' },
  '8690435488003': { format: 'Code128', text: '(01)08690435488003(10)AB-1', options: 'gs1' },
} as const satisfies Readonly<Record<string, Label>>;

/** A label as it is printed, a bar or module `scale` pixels wide. */
export async function printLabel({ format, text, options = '' }: Label, scale: number): Promise<Image> {
  const { image, error } = await writeBarcode(text, { format, options, scale });
  if (!image) throw new Error(`${format} ${text}: ${error}`);
  return loadImage(Buffer.from(await image.arrayBuffer()));
}

/** What a camera sees of labels that lie on a table. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  /** How far they are turned, in degrees. */
  readonly tilt?: number;
  /** Out of focus by so many pixels. */
  readonly blur?: number;
  /** How much of the light is there, from 0 to 1. */
  readonly light?: number;
}

/** Photographs labels, one below the other in the middle of the picture. */
export function photograph(prints: readonly Image[], shot: Shot): Canvas {
  const { width, height, tilt = 0, blur = 0, light = 1 } = shot;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#9a8f80';
  context.fillRect(0, 0, width, height);
  if (blur > 0) context.filter = `blur(${blur}px)`;
  for (const [place, print] of prints.entries()) {
    context.setTransform(1, 0, 0, 1, width / 2, (height * (place + 0.5)) / prints.length);
    context.rotate((tilt * Math.PI) / 180);
    context.fillStyle = 'white';
    const [across, down] = [print.width + 60, print.height + 60];
    context.fillRect(-across / 2, -down / 2, across, down);
    context.drawImage(print, -print.width / 2, -print.height / 2);
  }
  context.resetTransform();
  context.filter = 'none';
  context.fillStyle = `rgb(0 0 0 / ${1 - light})`;
  context.fillRect(0, 0, width, height);
  return canvas;
}
