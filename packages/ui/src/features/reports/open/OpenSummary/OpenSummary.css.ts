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
/** What the sums lack: each apart from the next, and from what follows. */
export const notes = style({
  display: 'grid',
  gap: vars.space[2],
  marginBottom: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
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
/** As an age of the invoice list is; written anew, as a payment fetches this without that list. */
export const age = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '2px 12px',
  padding: '12px 16px',
  borderInlineStart: edge,
  outlineOffset: -2,
  selectors: {
    '&:hover:enabled': { background: color.hover },
    '&[aria-pressed="true"]': { background: color.brandSoft, boxShadow: `inset 0 -2px ${color.brand}` },
    '&:disabled': { color: color.textSubtle, cursor: 'default' },
  },
  '@media': {
    [media.belowDesktop]: {
      gridTemplate: 'auto / minmax(0, 1fr) auto',
      minHeight: vars.size.touch,
      borderInlineStart: 0,
      borderBlockStart: edge,
    },
  },
});
export const name = style({
  fontSize: vars.text[13],
  lineHeight: vars.line[14],
  fontWeight: vars.font.medium,
});
export const count = style({
  marginInlineStart: 4,
  color: color.textSubtle,
  fontWeight: vars.font.regular,
  whiteSpace: 'nowrap',
});
export const sums = style({
  display: 'grid',
  alignContent: 'start',
  fontSize: vars.text[14],
  lineHeight: vars.line[14],
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.belowDesktop]: { textAlign: 'end' } },
});
/** How much of all that is open is of this age. */
export const meter = style({
  height: 4,
  marginTop: 6,
  borderRadius: 2,
  background: `linear-gradient(${color.brand}, ${color.brand}) no-repeat 0 0 / ${share} 100%, ${color.border}`,
  '@media': { [media.belowDesktop]: { gridColumn: '1 / -1', marginTop: 2 }, print: { display: 'none' } },
});
