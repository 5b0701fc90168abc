import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { fontSize } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = style({
  display: 'flex',
  gap: vars.space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border}`,
});

export const tab = style({
  flex: 'none',
  padding: '10px 0',
  borderBottom: '2px solid transparent',
  ...fontSize(14),
  fontWeight: vars.font.medium,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:enabled': { color: color.text },
    '&[aria-selected="true"]': { color: color.brandText, borderColor: color.brand },
    '&:disabled': { color: color.textSubtle, cursor: 'not-allowed' },
    // The list clips what lies outside.
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.small },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
});

export const panel = style({ paddingBlockStart: vars.space[4] });
