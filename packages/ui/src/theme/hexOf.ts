import type { Rgb } from './contrast.ts';

/** A colour as administrators read and write it: `#RRGGBB`. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
