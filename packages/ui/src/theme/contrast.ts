/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What AA of WCAG 2 asks of text under 24 px. */
export const readableRatio = 4.5;

/** Contrast of two opaque colours from 1 to 21 (WCAG 2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** Whether black contrasts more with a colour than white does. */
export const isLight = (rgb: Rgb): boolean => luminance(rgb) > 0.179;

/** How bright a channel from 0 to 255 is, from 0 to 1. */
function linear(value: number): number {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The colour a browser shows for any CSS colour without variables, on `ground` where it is translucent. */
export function shownColor(css: string, ground = '#fff'): Rgb {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  for (const color of ['#fff', ground, css]) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
