import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { fontSize, hairline, numberText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** An age of what is not paid: pressed, the table shows nothing else. */
export const ageCell = {
  display: 'grid',
  gap: '2px 12px',
  padding: '12px 16px',
  borderInlineStart: hairline,
  outlineOffset: -2,
} satisfies StyleRule;
export const ageStates = {
  '&:hover:enabled': { background: color.hover },
  '&[aria-pressed="true"]': { background: color.brandSoft, boxShadow: `inset 0 -2px ${color.brand}` },
  '&:disabled': { color: color.textSubtle, cursor: 'default' },
} satisfies StyleRule['selectors'];
/** How many there are. */
export const ageCount = {
  color: color.textSubtle,
  fontWeight: vars.font.regular,
  whiteSpace: 'nowrap',
} satisfies StyleRule;
/** Its sums, one a currency. */
export const ageSums = {
  display: 'grid',
  ...fontSize(14),
  fontWeight: vars.font.semibold,
  ...numberText,
  '@media': { [media.belowDesktop]: { textAlign: 'end' } },
} satisfies StyleRule;
