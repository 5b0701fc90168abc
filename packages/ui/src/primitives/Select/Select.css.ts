import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { inlineRow, truncate } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { box } from '../Field/control.css.ts';

const { color } = vars;

const opener = style([
  box,
  {
    position: 'relative',
    ...inlineRow(vars.space[2]),
    width: '100%',
    paddingInline: vars.space[3],
    fontSize: vars.text[14],
    '@media': { [media.touch]: { fontSize: vars.text[16] } },
  },
]);

export const size = styleVariants({
  sm: [opener, { height: vars.size.controlSm, '@media': { [media.small]: { fontSize: vars.text[13] } } }],
  md: [opener],
});

/** Lies invisibly over what is shown, so that the whole box opens the browser's own list. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'pointer',
  fontSize: 'inherit',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const prefix = style({
  color: color.textMuted,
  whiteSpace: 'nowrap',
  // A phone has room for the chosen words only; the label still says what they are.
  '@media': { [media.phone]: { display: 'none' } },
});

export const shown = style({
  flex: 1,
  minWidth: 0,
  ...truncate,
});

export const placeholder = style([shown, { color: color.textSubtle }]);

export const chevron = style({ flex: 'none', color: color.textSubtle });
