/** How much a colour that `readColor` has read hides of what is behind it, from 0 (nothing) to 1. */
export function alphaOf(color: string): number {
  if (color === 'transparent') return 0;
  if (color.startsWith('#')) {
    if (color.length === 5) return Number.parseInt(color.slice(4), 16) / 15;
    return color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
  }
  const alpha = color.match(/[-+.\d]+%?|none/g)?.[3] ?? '1';
  if (alpha === 'none') return 0;
  return Math.min(1, Math.max(0, Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1)));
}
