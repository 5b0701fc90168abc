import { contrastRatio, shownColor } from '../../theme/contrast.ts';
import { alphaOf } from '../../theme/settings/alphaOf.ts';
import { readColor } from '../../theme/settings/readColor.ts';
import type { ThemeItem } from './ThemeItem.ts';

/** Contrast of an item's text on its ground, from 1 to 21; `better` is black or white, whichever reads better there. */
export interface MeasuredContrast {
  readonly ratio: number;
  readonly better: string;
}

const black = '#000000';
const white = '#FFFFFF';

/**
 * Measures an item: by the colours it sets, and for those it leaves open by what the page shows. Undefined where it sets
 * no text colour, which is then chosen to be readable, and where nothing of it can be seen.
 */
export function measureContrast({ values, selector }: ThemeItem): MeasuredContrast | undefined {
  const text = readColor(values.text_color);
  if (text === undefined) return undefined;
  const own = readColor(values.bg_color);
  const ground = own !== undefined && alphaOf(own) > 0 ? own : groundBehind(selector);
  if (ground === undefined) return undefined;
  const shown = shownColor(ground);
  const on = (color: string) => contrastRatio(shown, shownColor(color, ground));
  return { ratio: on(text), better: on(black) >= on(white) ? black : white };
}

/** The colour an element of the page stands on: its own, or that of the nearest around it that has one. */
function groundBehind(selector: string): string | undefined {
  if (selector === '') return undefined;
  let element = document.querySelector(selector);
  if (element === null) return undefined;
  for (; element !== null; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (!/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return white;
}
