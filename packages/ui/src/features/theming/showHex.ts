import { shownColor } from '../../theme/contrast.ts';
import { hexOf } from '../../theme/hexOf.ts';
import { readColor } from '../../theme/settings/readColor.ts';

/** A colour of themeSettings as the colour field shows it, `#RRGGBB`; as it is written where it is none. */
export function showHex(written: string): string {
  const color = readColor(written);
  return color === undefined ? written : hexOf(shownColor(color));
}
