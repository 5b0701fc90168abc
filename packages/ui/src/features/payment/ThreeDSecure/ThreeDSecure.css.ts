import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const { space } = vars;

export const content = style({ display: 'flex', flexDirection: 'column', flex: '1 0 auto' });
export const above = style({ display: 'grid', gap: space[3], padding: space[4] });
export const frame = style({
  display: 'block',
  width: '100%',
  height: 400,
  border: 0,
  // Banks write dark on nothing.
  background: vars.color.tile,
  colorScheme: 'light',
  '@media': { [media.phone]: { flex: '1 0 400px', height: 'auto' } },
});
