import type { MatrixFault } from './matrixFaults.ts';

/** A screen, a call it makes, and a way in which that call fails. */
export interface Cell {
  /** Below /spa/. */
  readonly screen: string;
  /** `GET /menu/?id=menu.header` */
  readonly call: string;
  readonly fault: MatrixFault;
  /** Which variant of a fault that has several; the same cell always gets the same. */
  readonly variant: number;
  /** Characters of the screen when nothing fails. */
  readonly cleanText: number;
}

export const nameCell = ({ screen, call, fault, variant }: Cell) =>
  `/${screen} × ${call} × ${fault.kind} (${variant})`;

/** A number made of a text: the same for the same text, and evenly spread (FNV-1a). */
export function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
