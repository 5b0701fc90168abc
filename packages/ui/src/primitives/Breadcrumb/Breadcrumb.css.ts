import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const trail = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textSubtle,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  whiteSpace: 'nowrap',
  minHeight: 20,
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // Only the last one gives way. The others would do so by the width of their arrow, which has no least width.
  flex: 'none',
  selectors: { '&:last-child': { flex: 'initial', minWidth: 0 } },
});
export const separator = style({ display: 'grid', flex: 'none', color: vars.color.borderStrong });
export const link = style({
  display: 'block',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.phone]: { paddingBlock: 12 } },
});
export const current = style({ overflow: 'hidden', textOverflow: 'ellipsis', color: vars.color.text });
