import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { buttonRow, hairline, inlineRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** On a phone one line that is moved sideways. */
export const chips = style({
  ...buttonRow,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      padding: `4px ${vars.size.gutter}`,
      overflowX: 'auto',
    },
    print: { display: 'none' },
  },
});
export const chip = style({
  ...inlineRow(vars.space[2]),
  flex: 'none',
  minHeight: vars.size.controlSm,
  padding: '0 12px',
  border: hairline,
  borderRadius: 999,
  background: color.surface,
  fontSize: vars.text[13],
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': { borderColor: color.brandText, background: color.brandSoft },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch, padding: '0 14px' } },
});
export const count = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
