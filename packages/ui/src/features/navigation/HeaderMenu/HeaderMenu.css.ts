import { fallbackVar, style } from '@vanilla-extract/css';
import { fontSize, inlineRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Gives way to what stands beside it, so that the bar scrolls and not the page. */
export const menu = style({ minWidth: 0 });

/** One line: what does not fit is reached by scrolling it sideways, by scrollbar, finger or Tab. */
export const bar = style({
  display: 'flex',
  minWidth: 0,
  padding: 4,
  margin: -4,
  overflowX: 'auto',
  // A mouse's wheel moves the page: it has the scrollbar.
  scrollbarWidth: 'thin',
});

export const item = style({
  ...inlineRow(vars.space[1]),
  flex: 'none',
  height: 36,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  ...fontSize(14),
  fontWeight: vars.font.medium,
  color: fallbackVar(vars.headerBottom.text, vars.color.textMuted),
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': {
      background: 'color-mix(in oklab, currentColor 8%, transparent)',
      color: fallbackVar(vars.headerBottom.text, vars.color.text),
    },
  },
});
