import { style } from '@vanilla-extract/css';
import { cardFormLayout } from '../../features/payment/cardFormLayout.ts';
import { titleMargin } from '../../primitives/Heading/titleLine.ts';
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
export const title = style(titleMargin);
export const skeleton = style(cardFormLayout);
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
