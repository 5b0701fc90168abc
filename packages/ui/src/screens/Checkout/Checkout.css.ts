import { style } from '@vanilla-extract/css';
import { titleMargin } from '../../primitives/Heading/titleLine.ts';
import { media } from '../../theme/breakpoints.ts';
import { stickyTop } from '../../theme/layers.ts';
import { cardSurface, hairline } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column' });
export const title = style(titleMargin);
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 376px', gap: space[8] },
  },
});
export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const section = style({
  paddingBlock: space[6],
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '& + &': { borderTop: hairline },
  },
});
export const heading = style({ marginBottom: space[4] });
export const lost = style({ marginBottom: space[4] });
export const paid = style({ marginTop: space[4] });
export const aside = style({
  padding: space[5],
  ...cardSurface,
  '@media': {
    [media.desktop]: { position: 'sticky', top: `calc(${stickyTop} + ${space[4]})` },
    [media.phone]: { padding: space[4] },
  },
});
export const summaryTitle = style({ marginBottom: space[3] });
/** Where an order by card ends, as others do at the foot of the summary. */
export const pay = style({
  display: 'grid',
  gap: space[3],
  marginTop: space[4],
  selectors: { '&:empty': { display: 'none' } },
});
export const skeleton = style({ display: 'grid', gap: space[4] });
export const skeletonCards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(156px, 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const skeletonCard = style({ height: 102, '@media': { [media.phone]: { height: 66 } } });
