/** Range of the theme's height slider, in steps of 0.25 rem. */
const heightRange = { min: 4, max: 30 } as const;

const decimal = /^\d{1,2}(?:\.\d{1,2})?$/;

/** A height of themeSettings as CSS (10 → `2.5rem`), or undefined where it is no number of the slider's range. */
export function readHeight(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  const steps = Number(text);
  if (!decimal.test(text) || steps < heightRange.min || steps > heightRange.max) return undefined;
  return `${steps * 0.25}rem`;
}
