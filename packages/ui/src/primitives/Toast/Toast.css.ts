import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { aside, layer } from '../../theme/layers.ts';
import { fontSize, hairline, raisedSurface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** As large as what it shows, so that it never lies over what it does not cover. */
export const region = style({
  position: 'fixed',
  inset: `${vars.space[4]} calc(${vars.space[4]} + var(${aside}, env(safe-area-inset-right))) auto auto`,
  zIndex: layer.toast,
  margin: 0,
  padding: 0,
  border: 0,
  width: 360,
  maxWidth: 'calc(100vw - 32px)',
  background: 'none',
  overflow: 'visible',
  '@media': {
    [media.phone]: {
      inset: `${vars.space[3]} ${vars.space[3]} auto ${vars.space[3]}`,
      width: 'auto',
      maxWidth: 'none',
    },
  },
});

export const list = style({ display: 'grid', gap: vars.space[2] });

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
  ...raisedSurface,
  ...fontSize(13),
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.motion.normal} ${vars.motion.ease}, transform ${vars.motion.normal} ${vars.motion.ease}`,
  '@starting-style': { opacity: 0, transform: 'translateY(-8px)' },
});

export const icon = styleVariants({
  success: { paddingTop: 1, color: color.positiveSolid },
  critical: { paddingTop: 1, color: color.criticalSolid },
  info: { paddingTop: 1, color: color.textMuted },
});

export const title = style({ fontWeight: vars.font.semibold });

export const action = style({
  minWidth: vars.size.touch,
  color: color.brandText,
  fontWeight: vars.font.semibold,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
});

/** Told where there is a keyboard. */
export const key = style({
  display: 'none',
  marginInlineStart: vars.space[2],
  padding: '0 4px',
  border: hairline,
  borderRadius: vars.radius.small,
  color: color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.text[12],
  fontWeight: vars.font.regular,
  '@media': { '(hover: hover)': { display: 'inline-block' } },
});

export const close = style({ margin: '-6px -6px -6px 0' });
