import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { centered, flexRow, fontSize } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { popover } from '../Popover/Popover.css.ts';

const { color } = vars;

export const root = style({ display: 'inline-flex', minWidth: 0 });

export const float = style([
  popover,
  { width: 'max-content', minWidth: 176, maxWidth: 320, padding: vars.space[1] },
]);

/** The first time, while the list is being fetched. */
export const waiting = style({
  ...centered,
  minHeight: 72,
  color: color.textSubtle,
});

export const list = style({ outline: 0 });

export const item = style({
  ...flexRow(vars.space[2]),
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  color: color.text,
  ...fontSize(13),
  outline: 0,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused]': { background: color.hover },
    '&[data-pressed]': { background: color.sunken },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[data-disabled]': { color: color.textSubtle, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch, fontSize: vars.text[16] } },
});

export const critical = style([item, { color: color.critical }]);

export const icon = style({ flex: 'none', color: color.textSubtle });
