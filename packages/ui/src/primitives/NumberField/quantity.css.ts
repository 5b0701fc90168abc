import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { fontSize, truncate } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { focusRing, ground, invalidEdge } from '../Field/control.css.ts';

const { color } = vars;

/**
 * The quantity look for rows that write their own markup (hundreds of them, uncontrolled):
 * `<span class={quantity}><input class={quantityInput} placeholder=" " /><span class={quantityUnit}>Adet</span></span>`.
 * The placeholder of one blank is what tells empty from filled, without a script; `aria-invalid="true"` on the input
 * paints the error.
 */
export const quantity = style([
  ground,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    width: '100%',
    height: vars.size.controlSm,
    selectors: {
      '&:has(> input:not(:placeholder-shown))': {
        borderColor: color.brandText,
        boxShadow: `inset 0 0 0 1px ${color.brandText}`,
      },
      // A row ends 3 px below it.
      '&:focus-within': { ...focusRing, outlineOffset: 1 },
      '&:has(> input[aria-invalid="true"])': invalidEdge,
      '&:has(> input:disabled)': { background: color.sunken, borderColor: color.border, boxShadow: 'none' },
    },
  },
]);

/** The number: to the right, tabular, semibold once there is one. */
export const quantityInput = style({
  width: '100%',
  height: '100%',
  minWidth: 0,
  border: 0,
  outline: 0,
  background: 'none',
  padding: '0 4px',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text[14],
  fontWeight: vars.font.semibold,
  selectors: {
    '&:disabled': { color: color.textSubtle, opacity: 1, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { fontSize: vars.text[16] } },
});

/** The unit in its fixed slot, so that the numbers of a column stand under each other. */
export const quantityUnit = style({
  width: 48,
  paddingInlineEnd: vars.space[1],
  ...truncate,
  ...fontSize(12),
  color: color.textMuted,
});

globalStyle(`${quantityInput}:placeholder-shown + ${quantityUnit}`, { color: color.textSubtle });
