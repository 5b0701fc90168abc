import { style } from '@vanilla-extract/css';
import { titleMargin } from '../../primitives/Heading/titleLine.ts';
import { media } from '../../theme/breakpoints.ts';
import { columnsFrom } from '../../theme/mixins.ts';
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
export const title = style(titleMargin);
/** As the card form is laid out: the card above the fields, or beside them. */
export const skeleton = style({
  ...columnsFrom(media.desktop, 'minmax(0, 1fr) minmax(240px, 344px)', space[6]),
  alignItems: 'start',
});
export const skeletonCard = style({
  justifySelf: 'center',
  width: '100%',
  maxWidth: 344,
  aspectRatio: '1.586',
  '@media': { [media.desktop]: { order: 1 } },
});
export const skeletonFields = style({ display: 'grid', gap: space[4] });
export const skeletonField = style({ display: 'grid', gap: space[2], paddingTop: space[1] });
export const skeletonControl = style({
  height: 40,
  '@media': { [media.phone]: { height: vars.size.touch } },
});
