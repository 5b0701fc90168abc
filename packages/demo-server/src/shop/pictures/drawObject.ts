import { createBrush, type Material } from './createBrush.ts';
import type { Drawing } from './Drawing.ts';
import type { DrawingType } from './DrawingType.ts';
import { automotive } from './drawings/automotive.ts';
import { electrical } from './drawings/electrical.ts';
import { fasteners } from './drawings/fasteners.ts';
import { garden } from './drawings/garden.ts';
import { handTools } from './drawings/handTools.ts';
import { lighting } from './drawings/lighting.ts';
import { measuring } from './drawings/measuring.ts';
import { paint } from './drawings/paint.ts';
import { plumbing } from './drawings/plumbing.ts';
import { powerTools } from './drawings/powerTools.ts';
import { safety } from './drawings/safety.ts';
import type { PaletteName } from './Palette.ts';
import { round } from './shapes.ts';

/** Every object that can be drawn. */
export const drawings: Readonly<Record<DrawingType, Drawing>> = {
  ...handTools,
  ...powerTools,
  ...fasteners,
  ...electrical,
  ...lighting,
  ...plumbing,
  ...paint,
  ...safety,
  ...garden,
  ...automotive,
  ...measuring,
};

/**
 * Draws an object as an SVG fragment for a box of 240 × 240, to be placed with a transform.
 * @param palette the maker's colours
 * @param seed varies details such as coating, length or colour of a cable. Two drawings with different arguments may stand
 *   in one document: their gradients have different ids.
 * @param made the material wherever the drawing leaves a choice, e.g. the coating of a bolt or the shell of a helmet
 */
export function drawObject(type: DrawingType, palette: PaletteName, seed: number, made?: Material): string {
  const brush = createBrush([type, palette, seed, made ?? 'free'].join('-'), palette, seed, made);
  const pieces = drawings[type](brush).join('');
  return `<g stroke-linecap="round" stroke-linejoin="round">${brush.defs()}${pieces}</g>`.replaceAll(
    /(?<!\d)\d+\.\d{3,}/g,
    (digits) => String(round(Number(digits))),
  );
}
