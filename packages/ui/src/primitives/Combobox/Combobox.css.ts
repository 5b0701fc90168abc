import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { flexRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { popover } from '../Popover/Popover.css.ts';

const { color } = vars;

export const list = style([
  popover,
  {
    width: 'anchor-size(width)',
    minWidth: 200,
    overflow: 'hidden',
  },
]);

/** The list itself scrolls, so that screen readers and browsers know what the arrow keys move in. */
export const items = style({
  maxHeight: 'min(320px, calc(100dvh - 24px))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:not(:empty)': { padding: vars.space[1] } },
});

export const item = style({
  display: 'block',
  padding: `6px ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.hover },
    '&[aria-selected="true"]': {
      background: color.brandSoft,
      color: color.brandText,
      fontWeight: vars.font.medium,
    },
    '&[data-highlighted][aria-selected="true"]': { background: color.brandSoftHover },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch, paddingBlock: 10, fontSize: vars.text[16] } },
});

export const notice = style({
  ...flexRow(vars.space[2]),
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: color.textMuted,
});
