import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { flexRow, fontSize, mutedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const about = style({
  marginBlockEnd: space[3],
  color: color.textMuted,
  ...fontSize(12),
  overflowWrap: 'anywhere',
});
export const waiting = style({ ...flexRow(space[2]), minHeight: 96 });
export const maps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[3],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    },
  },
});
/** A sheet's name is long, and stands over its columns. */
export const whole = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const headed = style([whole, { display: 'flex', alignItems: 'center', minHeight: 40 }]);
export const fact = style({
  ...flexRow(6),
  marginBlock: space[4],
  ...mutedText,
});
