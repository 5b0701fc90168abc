import { style } from '@vanilla-extract/css';
import { media } from '../../../../theme/breakpoints.ts';
import { vars } from '../../../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': {
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[2] },
    print: { display: 'none' },
  },
});
export const hint = style({
  maxWidth: 760,
  color: vars.color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
});
export const letter = style({
  display: 'grid',
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
