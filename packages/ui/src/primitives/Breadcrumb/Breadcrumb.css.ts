import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { flexRow, fontSize } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

export const trail = style({
  ...flexRow(vars.space[2]),
  color: vars.color.textSubtle,
  ...fontSize(13),
  whiteSpace: 'nowrap',
  minHeight: 20,
  '@media': {
    [media.phone]: { minHeight: vars.size.touch },
    // Beside two others the last one would not be there at all.
    [media.least]: { flexWrap: 'wrap' },
  },
});
export const step = style({
  ...flexRow(vars.space[2]),
  // The last one gives way first; the others, which would otherwise do so by a part of a pixel too, only at half the row.
  flex: 'none',
  minWidth: 0,
  maxWidth: '50%',
  selectors: { '&:last-child': { flex: 'initial', maxWidth: 'none' } },
  '@media': { [media.least]: { maxWidth: '100%' } },
});
export const separator = style({ display: 'grid', flex: 'none', color: vars.color.borderStrong });
export const link = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.phone]: { paddingBlock: 12 } },
});
export const current = style({ overflow: 'hidden', textOverflow: 'ellipsis', color: vars.color.text });
