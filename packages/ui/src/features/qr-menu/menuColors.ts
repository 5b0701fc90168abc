import { contrastRatio, readableRatio, type Rgb } from '../../theme/contrast.ts';
import type { QrMenuConfig } from './QrMenuConfig.ts';

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** `#RRGGBB` as numbers. */
const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

// Written once more: what screens share comes in one file, which would bring more of the shop to a menu than of the menu.
const hexOf = (rgb: Rgb) =>
  `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

const blend = ([r, g, b]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb => {
  const mix = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [mix(r, r2), mix(g, g2), mix(b, b2)];
};

const endFor = (background: Rgb) =>
  contrastRatio(black, background) >= contrastRatio(white, background) ? black : white;

/** Contrast of two `#RRGGBB` colours, from 1 to 21. */
export const contrastOf = (one: string, other: string) => contrastRatio(rgbOf(one), rgbOf(other));

/** Whether text of a colour can be read on a background (WCAG AA). */
export const isReadable = (color: string, background: string) =>
  contrastOf(color, background) >= readableRatio;

/** The colour itself where it can be read on the background, else the nearest tone of it that can. */
export function readableTone(color: string, background: string): string {
  const on = rgbOf(background);
  const end = endFor(on);
  for (let share = 0; share < 1; share += 0.05) {
    const tone = blend(rgbOf(color), end, share);
    if (contrastRatio(tone, on) >= readableRatio) return hexOf(tone);
  }
  return hexOf(end);
}

/** Black or white, whichever can be read better. */
const readableOn = (background: string) => hexOf(endFor(rgbOf(background)));

/** What a menu is painted with: the chosen colours, and for every text a tone that can be read. */
export function menuColors({
  primaryColor,
  secondaryColor,
  backgroundColor,
  borderColor,
}: Pick<QrMenuConfig, 'primaryColor' | 'secondaryColor' | 'backgroundColor' | 'borderColor'>) {
  const ink = readableTone(
    hexOf(blend(rgbOf(backgroundColor), endFor(rgbOf(backgroundColor)), 0.86)),
    backgroundColor,
  );
  return {
    surface: backgroundColor,
    line: borderColor,
    ink,
    title: readableTone(primaryColor, backgroundColor),
    quiet: readableTone(secondaryColor, backgroundColor),
    chosen: primaryColor,
    onChosen: readableOn(primaryColor),
  };
}
