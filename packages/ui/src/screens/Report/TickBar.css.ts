import { style } from '@vanilla-extract/css';
import * as actionBar from '../../primitives/ActionBar/ActionBar.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

/** Sums of many currencies take as many lines as they need. */
export const bar = style([
  actionBar.bar,
  {
    maxWidth: 'calc(100vw - 32px)',
    height: 'auto',
    minHeight: 56,
    paddingBlock: 8,
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        maxWidth: 'none',
        paddingBlock: '8px max(8px, env(safe-area-inset-bottom))',
      },
    },
  },
]);
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  paddingInlineStart: vars.space[4],
  borderInlineStart: '1px solid color-mix(in oklab, currentColor 30%, transparent)',
  '@media': { [media.phone]: { gridRow: 2, padding: 0, border: 0 } },
});
export const sum = style({ display: 'inline-flex', gap: 4 });
