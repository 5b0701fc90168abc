import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column' });
/** Takes the focus when what had it is gone; shows no ring, since nothing can be done with it. */
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 10,
  margin: `${space[2]} 0 ${space[4]}`,
  outline: 0,
  '@media': { [media.phone]: { marginBottom: space[3] } },
});
export const count = style({
  color: color.textSubtle,
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 376px', gap: space[8] },
    [media.phone]: { gap: space[4] },
  },
});
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560px) auto',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space[6],
  paddingTop: space[5],
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space[2] },
  },
});
export const note = style({ width: '100%' });
export const clear = style({ '@media': { [media.phone]: { marginInlineStart: -16 } } });
/** On a phone it begins at the edge of the window. */
globalStyle(`${clear} > :focus-visible`, { outlineOffset: -2 });
/** Stays in sight beside a long basket. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [media.desktop]: { position: 'sticky', top: `calc(var(--vitrin-sticky-top, 0px) + ${space[4]})` },
  },
});
export const summary = style({
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [media.phone]: { padding: space[4] } },
});
export const summaryTitle = style({ marginBottom: space[3] });
export const skeletonSums = style({ display: 'grid', gap: space[4] });
/** The order without an answer, where the basket is empty by now. */
export const alone = style({ maxWidth: 480 });
