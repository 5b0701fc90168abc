import type { IconStyle } from '@vitrin/api-client/read/readIconClass';

/** The free sets of Font Awesome, in the order of the picker's tabs. */
export const iconStyles: readonly IconStyle[] = ['regular', 'solid', 'brands'];

export interface IconDrawing {
  /** Of the path's own coordinates. */
  readonly width: number;
  readonly height: number;
  /** SVG path data. */
  readonly path: string;
}

export interface IconSet {
  /** Every name, those that mean the same drawing included, in ASCII order. */
  readonly names: readonly string[];
  readonly drawings: ReadonlyMap<string, IconDrawing>;
}

/** Reads the text of a `virtual:icon-set/*` module. */
export function readIconSet(text: string): IconSet {
  const drawings = new Map<string, IconDrawing>();
  for (const line of text.split('\n')) {
    const [names = '', width, height, path = ''] = line.split('\t');
    const drawing = { width: Number(width), height: Number(height), path };
    for (const name of names.split(' ')) drawings.set(name, drawing);
  }
  return { names: [...drawings.keys()].toSorted(inAscii), drawings };
}

const inAscii = (one: string, other: string) => (one < other ? -1 : 1);
