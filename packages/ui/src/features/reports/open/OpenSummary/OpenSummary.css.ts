import { createVar, style } from '@vanilla-extract/css';
import { ageCell, ageCount, ageStates, ageSums } from '../../ageCell.ts';
import { media } from '../../../../theme/breakpoints.ts';
import { captionText, fontSize, hairline } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.css.ts';

const { color } = vars;
export const share = createVar();

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, auto)',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  margin: `0 0 ${vars.space[4]}`,
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': {
    [media.belowDesktop]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});
/** What the sums lack: each apart from the next, and from what follows. */
export const notes = style({
  display: 'grid',
  gap: vars.space[2],
  marginBottom: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
});
export const term = style(captionText);
export const total = style({ padding: '14px 20px' });
export const balance = style({
  ...fontSize(20),
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const other = style({ fontSize: vars.text[13], fontVariantNumeric: 'tabular-nums' });
export const age = style({
  ...ageCell,
  gridTemplateRows: 'auto 1fr auto',
  selectors: ageStates,
  '@media': {
    [media.belowDesktop]: {
      gridTemplate: 'auto / minmax(0, 1fr) auto',
      minHeight: vars.size.touch,
      borderInlineStart: 0,
      borderBlockStart: hairline,
    },
  },
});
export const name = style({
  fontSize: vars.text[13],
  lineHeight: vars.line[14],
  fontWeight: vars.font.medium,
});
export const count = style({ ...ageCount, marginInlineStart: 4 });
export const sums = style({ ...ageSums, alignContent: 'start' });
/** How much of all that is open is of this age. */
export const meter = style({
  height: 4,
  marginTop: 6,
  borderRadius: 2,
  background: `linear-gradient(${color.brand}, ${color.brand}) no-repeat 0 0 / ${share} 100%, ${color.border}`,
  '@media': { [media.belowDesktop]: { gridColumn: '1 / -1', marginTop: 2 }, print: { display: 'none' } },
});
