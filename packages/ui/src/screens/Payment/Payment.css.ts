import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 960,
  marginInline: 'auto',
  paddingBottom: space[8],
});
export const title = style({
  margin: `${space[2]} 0 ${space[4]}`,
  '@media': { [media.phone]: { marginBottom: space[3] } },
});
export const skeleton = style({ display: 'grid', gap: space[5], maxWidth: 560 });
