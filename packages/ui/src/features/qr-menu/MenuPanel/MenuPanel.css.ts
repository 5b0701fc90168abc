import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { layer, stickyTop } from '../../../theme/layers.ts';
import { captionText, fontSize, hairline, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

/** Beside the menu on a desktop, a sheet over its lower half elsewhere: what is changed stays in sight. */
export const panel = style({
  position: 'sticky',
  top: stickyTop,
  zIndex: layer.bar,
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${stickyTop})`,
  background: color.raised,
  color: color.text,
  borderInlineStart: hairline,
  outline: 0,
  '@media': {
    [media.belowDesktop]: {
      position: 'fixed',
      top: 'auto',
      insetInline: 0,
      paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
      bottom: 0,
      height: 'min(58dvh, 560px)',
      borderInlineStart: 0,
      borderBlockStart: hairline,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      boxShadow: vars.shadow.dialog,
    },
    print: { display: 'none' },
  },
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  padding: `0 ${space[3]} 0 ${space[5]}`,
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { paddingInlineStart: space[4] } },
});

export const title = style({ ...fontSize(16), fontWeight: vars.font.semibold });

export const body = style({ flex: 1, minHeight: 0, overflow: 'hidden auto', overscrollBehavior: 'contain' });

export const part = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[4]} ${space[5]} ${space[5]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const partTitle = style({ ...fontSize(14), fontWeight: vars.font.semibold });

export const foot = style({
  flex: 'none',
  ...wrappingRow(`${space[1]} ${space[3]}`),
  justifyContent: 'space-between',
  padding: `${space[2]} ${space[5]}`,
  borderBlockStart: hairline,
  '@media': {
    [media.phone]: {
      paddingInline: space[4],
      paddingBlockEnd: `max(${space[2]}, env(safe-area-inset-bottom))`,
    },
  },
});

export const note = style(captionText);

export const actions = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });
