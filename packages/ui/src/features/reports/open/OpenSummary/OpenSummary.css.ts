import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../../theme/breakpoints.ts';
import { vars } from '../../../../theme/vars.css.ts';

const { color } = vars;
const edge = `1px solid ${color.border}`;
export const share = createVar();

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, auto)',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  margin: `0 0 ${vars.space[4]}`,
  border: edge,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': {
    [media.belowDesktop]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});
export const term = style({ color: color.textSubtle, fontSize: vars.text[12], lineHeight: vars.line[12] });
export const total = style({ padding: '14px 20px' });
export const balance = style({
  fontSize: vars.text[20],
  lineHeight: vars.line[20],
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const other = style({ fontSize: vars.text[13], fontVariantNumeric: 'tabular-nums' });
export const age = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '14px 20px',
  borderInlineStart: edge,
  '@media': {
    [media.belowDesktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '10px 16px',
      borderInlineStart: 0,
      borderBlockStart: edge,
    },
  },
});
export const name = style({
  marginBottom: 4,
  fontSize: vars.text[13],
  fontWeight: vars.font.medium,
  '@media': { [media.belowDesktop]: { gridRow: '1 / span 9' } },
});
export const count = style({
  marginInlineStart: 4,
  color: color.textSubtle,
  fontWeight: vars.font.regular,
  whiteSpace: 'nowrap',
});
export const sum = style({
  fontSize: vars.text[14],
  lineHeight: vars.line[14],
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.belowDesktop]: { gridColumn: 2, textAlign: 'end' } },
});
/** How much of all that is open is of this age. */
export const meter = style({
  height: 4,
  marginTop: 'auto',
  borderRadius: 2,
  background: `linear-gradient(${color.brand}, ${color.brand}) no-repeat 0 0 / ${share} 100%, ${color.border}`,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
