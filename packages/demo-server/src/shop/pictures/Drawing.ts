import type { Brush } from './createBrush.ts';

/** Draws an object into a box of 240 × 240, standing on a floor near y = 214; the pieces from back to front. */
export type Drawing = (brush: Brush) => readonly string[];
