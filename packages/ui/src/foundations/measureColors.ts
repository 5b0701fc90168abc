import { contrastRatio, shownColor } from '../theme/contrast.ts';

/** One text on one ground, and how far it is from readable. */
export interface Pairing {
  readonly text: string;
  readonly ground: string;
}

/** Contrast of CSS colours as `element` shows them, under its own theme and scheme. */
export function measureOn(element: HTMLElement, { text, ground }: Pairing): number {
  element.style.color = text;
  element.style.backgroundColor = ground;
  const shown = getComputedStyle(element);
  return contrastRatio(shownColor(shown.color), shownColor(shown.backgroundColor));
}

const steps = (count: number, to: number) =>
  Array.from({ length: count }, (_, index) => (index * to) / (count - 1));

/** Colours an administrator could pick: every hue in steps, dull to vivid, dark to light, and the corners of sRGB. */
export function pickableColors(): string[] {
  const grid = steps(19, 342).flatMap((hue) =>
    [20, 60, 100].flatMap((saturation) =>
      [5, 20, 35, 50, 65, 80, 95].map((light) => `hsl(${hue} ${saturation}% ${light}%)`),
    ),
  );
  return [
    ...grid,
    '#000',
    '#fff',
    '#00f',
    '#0f0',
    '#f00',
    '#ff0',
    '#0ff',
    '#f0f',
    '#808080',
    '#757575',
    '#777',
  ];
}
