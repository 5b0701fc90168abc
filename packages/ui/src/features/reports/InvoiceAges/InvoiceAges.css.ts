import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const ages = style({
  margin: `0 0 ${vars.space[4]}`,
  '@media': { print: { breakInside: 'avoid' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  marginBottom: 8,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const age = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px 12px',
  padding: '12px 16px',
  borderInlineStart: `1px solid ${color.border}`,
  outlineOffset: -2,
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&:hover:enabled': { background: color.hover },
    '&[aria-pressed="true"]': { background: color.brandSoft, boxShadow: `inset 0 -2px ${color.brand}` },
    '&:disabled': { color: color.textSubtle, cursor: 'default' },
  },
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      minHeight: vars.size.touch,
      borderInlineStart: 0,
      selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border}` } },
    },
  },
});
export const name = style({
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  fontWeight: vars.font.medium,
  // As high as a sum, whose place a bar holds that has no baseline.
  '@media': { [media.belowDesktop]: { lineHeight: vars.line[14] } },
});
export const count = style({
  marginInlineStart: 6,
  color: color.textSubtle,
  fontWeight: vars.font.regular,
  whiteSpace: 'nowrap',
});
export const sums = style({
  display: 'grid',
  fontSize: vars.text[14],
  lineHeight: vars.line[14],
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.belowDesktop]: { textAlign: 'end' } },
});
export const late = style({ color: color.critical });
