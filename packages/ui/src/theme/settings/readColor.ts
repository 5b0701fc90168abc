const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const number = '[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:%|deg|turn|rad|grad)?|none';
const between = '(?:\\s*,\\s*|\\s+)';
const channels = `(?:${number})${between}(?:${number})${between}(?:${number})`;
const functional = new RegExp(
  `^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(\\s*${channels}\\s*(?:[,/]\\s*(?:${number})\\s*)?\\)$`,
);

/** The browser knows the names; these it takes for a colour too, but they stand for another one. */
const borrowed = /^(?:currentcolor|inherit|initial|unset|revert)$/;

const isColorName = (value: string) =>
  /^[a-z]+$/.test(value) && !borrowed.test(value) && CSS.supports('color', value);

/**
 * A colour of themeSettings as CSS, or undefined. Only what names a colour by itself: hex, a colour function with numbers,
 * a CSS name. Nothing that refers elsewhere (`var()`, `url()`, `currentColor`, `inherit`).
 */
export function readColor(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 64) return undefined;
  const color = value.trim().toLowerCase();
  return hex.test(color) || functional.test(color) || isColorName(color) ? color : undefined;
}
