/**
 * CSS for white or black, whichever contrasts more with `color` (WCAG 2): at relative luminance .179 both are at 4.58:1.
 * `flipped` is the other one of the two. `color` must be opaque.
 */
export function readableOn(color: string, flipped = false): string {
  const isBlackBetter = flipped ? '(y - .179)' : '(.179 - y)';
  const step = `clamp(0, ${isBlackBetter} * 10000, 1)`;
  return `color(from ${color} xyz-d65 calc(.9505 * ${step}) ${step} calc(1.089 * ${step}))`;
}

/** The same for a colour that lets the page shine through: it is laid on the page's surface of the scheme first. */
export function readableOnTranslucent(color: string): string {
  return `light-dark(${readableOn(laidOn(255, color))}, ${readableOn(laidOn(25, color))})`;
}

/** CSS for what is seen of a translucent colour on a grey, from 0 (black) to 255 (white). */
export function laidOn(grey: number, color: string): string {
  const channel = (name: string) => `calc(${name} * alpha + ${grey} * (1 - alpha))`;
  return `rgb(from ${color} ${channel('r')} ${channel('g')} ${channel('b')} / 1)`;
}
