import { shownColor } from '../../theme/contrast.ts';
import { readColor } from '../../theme/settings/readColor.ts';

/** A colour of themeSettings as the colour field shows it, `#RRGGBB`; as it is written where it is none. */
export function showHex(written: string): string {
  const color = readColor(written);
  if (color === undefined) return written;
  return `#${shownColor(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
