import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { flexRow, fontSize } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { ground, invalidEdge } from '../Field/control.css.ts';

const { color } = vars;

export const opener = style([
  ground,
  {
    ...flexRow(vars.space[2]),
    width: 300,
    maxWidth: '100%',
    height: vars.size.control,
    paddingInline: vars.space[3],
    ...fontSize(14),
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-invalid]': invalidEdge,
    },
    '@media': {
      [media.phone]: { width: '100%', fontSize: vars.text[16] },
      [media.least]: { height: 'auto', minHeight: vars.size.control },
    },
  },
]);

export const openerIcon = style({ color: color.textSubtle });

export const openerText = style({
  flex: 1,
  whiteSpace: 'nowrap',
  '@media': { [media.least]: { whiteSpace: 'normal' } },
});

/** As large as the panel that is being fetched: the page does not move when it arrives. */
export const panel = style({
  display: 'grid',
  gap: vars.space[3],
  width: 300,
  minHeight: 463,
  padding: vars.space[4],
  alignContent: 'start',
  '@media': { [media.phone]: { width: '100%' } },
});

export const waiting = style([panel, { placeContent: 'center', color: color.textSubtle }]);
