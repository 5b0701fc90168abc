import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A QR code as it is drawn. */
export interface DrawnCode {
  /** Modules of a side, the quiet zone with them. */
  readonly size: number;
  /** Outline of the dark ones. */
  readonly path: string;
}

/** Modules that stay white around it. */
export const quietZone = 4;

/** Draws a text as a QR code: as small as it may be, and in that size as robust as there is room for. */
export function drawCode(text: string): DrawnCode {
  const code = generate(text);
  return { size: code.size + 2 * quietZone, path: toSvgPath(code) };
}
