import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as menu from './menuVars.css.ts';

export const page = style({
  containerType: 'inline-size',
  containerName: menu.menuWidth,
  minHeight: '100dvh',
  background: menu.surface,
  color: menu.ink,
  fontFamily: menu.family,
  ...fontSize(16),
});

export const cover = style({
  width: '100%',
  height: 'clamp(200px, 34cqi, 400px)',
  objectFit: 'cover',
});

/** Lies on the lower edge of the cover as a card lies on a table. */
export const plate = style({
  position: 'relative',
  width: 'min(100% - 32px, 720px)',
  margin: '-56px auto 0',
  padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[5]}`,
  background: menu.surface,
  border: `1px solid ${menu.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.menu,
  textAlign: 'center',
  // The second line of a printed card.
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 5,
      border: `1px solid ${menu.line}`,
      borderRadius: vars.radius.control,
      pointerEvents: 'none',
    },
  },
});

export const name = style({
  color: menu.title,
  fontSize: `calc(${vars.text[20]} + clamp(6px, 1.6cqi, 20px))`,
  lineHeight: 1.15,
  fontWeight: vars.font.bold,
  letterSpacing: '-.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const ornament = style({
  position: 'relative',
  width: 168,
  maxWidth: '60%',
  height: 9,
  margin: `${vars.space[3]} auto`,
  background: `linear-gradient(${menu.title}, ${menu.title}) center / 100% 1px no-repeat`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 12px)',
      width: 24,
      height: 9,
      background: menu.surface,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 4px)',
      top: 0.5,
      width: 8,
      height: 8,
      background: menu.title,
      transform: 'rotate(45deg)',
    },
  },
});

export const address = style({
  color: menu.quiet,
  ...fontSize(14),
  overflowWrap: 'anywhere',
});
/** In the line, so that it stays at the first word where the address breaks. */
export const pin = style({ display: 'inline-block', marginInlineEnd: vars.space[2], verticalAlign: '-3px' });

export const sections = style({
  display: 'grid',
  gap: vars.space[10],
  width: 'min(100%, 1200px)',
  margin: '0 auto',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[16]}`,
});
