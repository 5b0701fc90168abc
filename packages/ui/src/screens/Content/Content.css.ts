import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { oneColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

export const shop = style(oneColumn(vars.space[2]));

const belowNotch = (gap: string) => `calc(${gap} + env(safe-area-inset-top))`;

/** One column in the middle of the window. */
export const plain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
  maxWidth: 808,
  minHeight: '100dvh',
  marginInline: 'auto',
  padding: `${belowNotch(vars.space[8])} max(${vars.size.gutter}, env(safe-area-inset-right)) ${vars.space[8]} max(${vars.size.gutter}, env(safe-area-inset-left))`,
  '@media': {
    [media.phone]: { paddingBlock: `${belowNotch(vars.space[4])} ${vars.space[4]}`, gap: vars.space[4] },
  },
});
export const plainHead = style({ justifySelf: 'start', '@media': { print: { display: 'none' } } });
