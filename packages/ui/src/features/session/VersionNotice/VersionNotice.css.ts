import { style } from '@vanilla-extract/css';
import { floor, layer } from '../../../theme/layers.ts';
import { flexRow, fontSize, raisedSurface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { space } = vars;

/** At the lower left, where nothing else floats; above what stands at the bottom of the window. */
export const notice = style({
  position: 'fixed',
  insetInlineStart: `max(${space[4]}, env(safe-area-inset-left))`,
  bottom: `calc(max(${space[4]}, env(safe-area-inset-bottom)) + var(${floor}, 0px))`,
  zIndex: layer.toast,
  ...flexRow(space[3]),
  minHeight: 56,
  maxWidth: `calc(100vw - 2 * ${space[4]})`,
  paddingInline: `${space[4]} ${space[2]}`,
  ...raisedSurface,
  ...fontSize(14),
  '@media': { print: { display: 'none' } },
});

export const title = style({ fontWeight: vars.font.semibold });
