import { style } from '@vanilla-extract/css';
import { thumbnail } from '../../../primitives/Image/thumbnail.ts';
import { linkedName } from '../../../primitives/Link/linkedName.css.ts';
import { captionText, centered } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

/** The cell it stands in. */
export const cell = style({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
});
export const words = style({ minWidth: 0 });
export const title = style(linkedName);
/** What stands below the name. */
export const small = style({
  display: 'block',
  ...captionText,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  overflowWrap: 'anywhere',
});
export const thumb = style(thumbnail(32));
export const noThumb = style([thumb, { ...centered, background: color.sunken, color: color.textSubtle }]);
