import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { layer } from '../../theme/layers.ts';
import { flexRow, fontSize, hairline, pageWidth } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const header = style({
  position: 'relative',
  zIndex: layer.header,
  '@media': { print: { display: 'none' } },
});

export const top = style({
  background: fallbackVar(vars.headerTop.surface, color.brandStrong),
  color: fallbackVar(vars.headerTop.text, color.onBrandStrong),
  ...fontSize(13),
  '@media': { [media.phone]: fontSize(12) },
});

export const topLine = style({
  ...pageWidth,
  ...flexRow(space[6]),
  minHeight: 40,
  '@media': { [media.phone]: { minHeight: 32 } },
});

/** One basket for every width: at the end of the strip, on phones over the end of the bar below. */
export const basket = style({
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  '@media': {
    [media.phone]: {
      position: 'absolute',
      zIndex: 1,
      top: 38,
      right: 4,
      margin: 0,
      color: fallbackVar(vars.headerMiddle.text, color.text),
    },
  },
});

export const middle = style({
  background: fallbackVar(vars.headerMiddle.surface, color.surface),
  color: fallbackVar(vars.headerMiddle.text, color.text),
  '@media': { [media.phone]: { borderBottom: hairline } },
});

export const middleLine = style({
  ...pageWidth,
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr) auto',
  gridTemplateAreas: '"logo search actions"',
  alignItems: 'center',
  gap: `0 ${space[6]}`,
  minHeight: 72,
  paddingBlock: space[2],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: '160px minmax(0, 1fr) auto', columnGap: space[4] },
    [media.phone]: {
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      gridTemplateAreas: '"menu logo actions" "search search search"',
      gridTemplateRows: 'minmax(56px, auto) 52px',
      gap: 0,
      padding: '0 4px',
    },
  },
});

export const menu = style({
  display: 'none',
  gridArea: 'menu',
  '@media': { [media.phone]: { display: 'block' } },
});
/** In the colour of the bar, whose ground may be the shop's own; the basket at its other end is, too. */
globalStyle(`${menu} > button`, { color: 'inherit' });
export const logo = style({
  gridArea: 'logo',
  display: 'flex',
  minWidth: 0,
  '@media': { [media.phone]: { paddingInlineStart: 4 } },
});
export const search = style({
  gridArea: 'search',
  display: 'flex',
  gap: space[2],
  '@media': { [media.phone]: { alignSelf: 'start', padding: '0 12px' } },
});
globalStyle(`${search} > search`, {
  flex: 1,
  minWidth: 0,
  '@media': { [media.tablet]: { maxWidth: 720 } },
});
/** Where there is no room for them, the mark alone stands there. */
export const wideWords = style({ '@media': { [media.belowWide]: { display: 'none' } } });
/** On phones the basket stands behind them. */
export const actions = style({
  gridArea: 'actions',
  ...flexRow(space[3]),
  justifyContent: 'flex-end',
  minWidth: 0,
  selectors: {
    '&[data-beside-basket]': { '@media': { [media.phone]: { marginInlineEnd: 52 } } },
  },
  '@media': { [media.phone]: { gap: 0, marginInlineEnd: space[3] } },
});

export const bottom = style({
  background: fallbackVar(vars.headerBottom.surface, color.surface),
  color: fallbackVar(vars.headerBottom.text, color.textMuted),
  borderBlock: hairline,
  '@media': { [media.phone]: { display: 'none' } },
});
export const bottomLine = style({
  ...pageWidth,
  display: 'flex',
  // At their tops: the scrollbar of a menu that is too long stands below its links, and moves none of them.
  alignItems: 'flex-start',
  gap: space[4],
  minHeight: 46,
  paddingBlock: 5,
});
/** The column beside the page shows the categories: the button would show them twice. */
export const categories = style({
  selectors: { '&[data-in-sidebar]': { '@media': { [media.desktop]: { display: 'none' } } } },
});
