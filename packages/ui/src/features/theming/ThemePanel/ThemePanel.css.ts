import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { aside, layer } from '../../../theme/layers.ts';
import { captionText, flexRow, fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;
const width = '376px';
const sheet = '58dvh';

export const panel = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  width,
  maxWidth: '100%',
  outline: 'none',
  background: color.raised,
  color: color.text,
  borderLeft: hairline,
  ...fontSize(14),
  '@media': {
    [media.belowWide]: { boxShadow: vars.shadow.dialog },
    [media.belowDesktop]: {
      inset: 'auto 0 0',
      width: 'auto',
      maxWidth: 640,
      height: sheet,
      marginInline: 'auto',
      border: hairline,
      borderBottom: 0,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    },
    [media.phone]: { borderInline: 0 },
    print: { display: 'none' },
  },
});

/**
 * The page makes room, so that all of it can be seen and used. Where a desktop page has no room to spare it keeps its width,
 * and what is under the panel can be scrolled to.
 */
globalStyle(`:root:has(${panel}) body`, {
  '@media': {
    [media.desktop]: { paddingInlineEnd: width },
    [`${media.desktop} and ${media.belowWide}`]: { width: `calc(100% + ${width})` },
    [media.belowDesktop]: { paddingBlockEnd: sheet },
  },
});
globalStyle(`:root:has(${panel})`, { '@media': { [media.desktop]: { vars: { [aside]: width } } } });

export const head = style({
  flex: 'none',
  ...flexRow(space[3]),
  minHeight: 56,
  padding: `6px ${space[3]} 6px ${space[5]}`,
  borderBottom: hairline,
});

export const title = style({
  flex: 1,
  ...fontSize(16),
  fontWeight: vars.font.semibold,
});

export const scroll = style({ flex: 1, minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' });

export const section = style({ padding: `${space[4]} ${space[5]}`, borderBottom: hairline });

export const group = style({
  padding: `${space[4]} ${space[5]} ${space[1]}`,
  ...captionText,
  fontWeight: vars.font.medium,
});

export const item = style({ padding: `0 ${space[5]} 0 ${space[4]}`, borderBottom: hairline });

export const dot = style({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: vars.radius.full,
  background: color.brandText,
});

export const changes = style({ flex: 'none', padding: `0 ${space[5]} 0 ${space[4]}`, borderTop: hairline });

export const changeList = style({
  maxHeight: '32dvh',
  overflow: 'auto',
  marginRight: `calc(-1 * ${space[2]})`,
});

export const failure = style({ flex: 'none', padding: `${space[3]} ${space[5]}`, borderTop: hairline });

export const foot = style({
  flex: 'none',
  ...flexRow(space[2]),
  padding: `${space[3]} ${space[5]} max(${space[3]}, env(safe-area-inset-bottom)) ${space[3]}`,
  borderTop: hairline,
});

export const grow = style({ flex: 1 });
