import { style } from '@vanilla-extract/css';
import { ageCell, ageCount, ageStates, ageSums } from '../ageCell.ts';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const ages = style({
  margin: `0 0 ${vars.space[4]}`,
  '@media': { print: { breakInside: 'avoid' } },
});
export const head = style({ ...wrappingRow('0 12px', 'baseline'), marginBottom: 8 });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const age = style({
  ...ageCell,
  alignContent: 'start',
  selectors: { '&:first-child': { borderInlineStart: 0 }, ...ageStates },
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      minHeight: vars.size.touch,
      borderInlineStart: 0,
      selectors: { '&:not(:first-child)': { borderBlockStart: hairline } },
    },
  },
});
export const name = style({
  ...fontSize(13),
  fontWeight: vars.font.medium,
  // As high as a sum, whose place a bar holds that has no baseline.
  '@media': { [media.belowDesktop]: { lineHeight: vars.line[14] } },
});
export const count = style({ ...ageCount, marginInlineStart: 6 });
export const sums = style(ageSums);
export const late = style({ color: color.critical });
