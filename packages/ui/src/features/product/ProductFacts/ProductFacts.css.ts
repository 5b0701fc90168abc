import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const brand = style({ display: 'block', ...fontSize(13) });
export const name = style({ marginTop: vars.space[1], overflowWrap: 'anywhere' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '6px 12px',
  marginTop: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlock: hairline,
  ...fontSize(13),
  // A code that has no room beside its name stands below it, in one piece.
  '@media': { [media.least]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
});
export const term = style({ color: vars.color.textSubtle });
export const fact = style({ overflowWrap: 'anywhere', '@media': { [media.least]: { marginBottom: 6 } } });
export const code = style([fact, { fontVariantNumeric: 'tabular-nums slashed-zero' }]);
export const stock = style({ ...wrappingRow(vars.space[2]), marginTop: vars.space[4] });
