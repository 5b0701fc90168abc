import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';
import { narrowest } from '../basketWidths.ts';

export const note = style({ position: 'relative' });
export const hint = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  color: vars.color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[13],
  // Beside the label is no room for it where letters are large.
  '@media': {
    [narrowest]: { position: 'static', display: 'block', textAlign: 'end' },
  },
});
