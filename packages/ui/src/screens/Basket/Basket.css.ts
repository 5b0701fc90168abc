import { globalStyle, style } from '@vanilla-extract/css';
import { titleLine, titleMargin, titleNote } from '../../primitives/Heading/titleLine.ts';
import { media } from '../../theme/breakpoints.ts';
import { floor, layer, stickyTop } from '../../theme/layers.ts';
import { flexColumn, hairline, spreadRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column' });
/** Takes the focus when what had it is gone; shows no ring, since nothing can be done with it. */
export const title = style({
  ...titleLine,
  ...titleMargin,
  outline: 0,
});
export const count = style({ ...titleNote, whiteSpace: 'nowrap' });
export const layout = style({
  ...flexColumn(space[6]),
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 280px',
      alignItems: 'start',
    },
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
/** Stays in sight beside a long basket; where there is no room beside it, its parts go on below. */
export const aside = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      top: `calc(${stickyTop} + ${space[4]})`,
    },
  },
});
const card = { border: hairline, background: color.surface };
export const summary = style({
  ...card,
  padding: space[5],
  borderRadius: vars.radius.card,
  '@media': {
    [media.phone]: { padding: space[4] },
    [media.desktop]: { borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEnd: 0 },
  },
});
/** The way on: the end of the summary, or at the end of the window, in reach from every row. */
export const order = style({
  ...card,
  '@media': {
    [media.desktop]: {
      padding: `0 ${space[5]} ${space[5]}`,
      borderBlockStart: 0,
      borderEndStartRadius: vars.radius.card,
      borderEndEndRadius: vars.radius.card,
    },
    [media.belowDesktop]: {
      position: 'sticky',
      bottom: 0,
      zIndex: layer.bar,
      order: 1,
      display: 'grid',
      gap: space[2],
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      padding: `${space[2]} ${vars.size.gutter} max(${space[2]}, env(safe-area-inset-bottom))`,
      borderInline: 0,
      boxShadow: vars.shadow.bar,
    },
    // One line: a phone held sideways is no higher than some rows.
    [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', alignItems: 'center' },
    print: { position: 'static' },
  },
});
export const orderTotal = style({
  ...spreadRow(space[3]),
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  '::before': { content: 'attr(data-label)' },
  '::after': { content: 'attr(data-sum)', marginInlineStart: 'auto' },
  '@media': { [media.desktop]: { display: 'none' } },
});
export const variations = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.desktop]: { marginBlockStart: space[4] } },
});
const onFloor = `body:has(.${order})`;
globalStyle(onFloor, { '@media': { [media.belowDesktop]: { vars: { [floor]: '96px' } } } });
// Why it cannot be ordered stands there, too.
globalStyle(`${onFloor}:has(.${order} strong)`, {
  '@media': { [media.belowDesktop]: { vars: { [floor]: '12rem' } } },
});
// What gets the focus is scrolled out from under it.
globalStyle(`:root:has(.${order})`, {
  '@media': { [media.belowDesktop]: { scrollPaddingBottom: 112 } },
});
export const summaryTitle = style({ marginBottom: space[3] });
export const skeletonSums = style({ display: 'grid', gap: space[4] });
/** The order without an answer, where the basket is empty by now. */
export const alone = style({ maxWidth: 480 });
