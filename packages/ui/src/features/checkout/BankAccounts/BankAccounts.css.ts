import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { captionText, cardSurface, fontSize, hairline, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, text, font } = vars;

export const group = style({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' });
export const legend = style({
  padding: 0,
  marginBottom: 8,
  ...fontSize(14),
  fontWeight: font.semibold,
});
/** However many banks there are, the way on stays in sight. */
export const list = style({
  height: 420,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...cardSurface,
  selectors: { '&[data-invalid]': { borderColor: color.critical } },
  // On paper nobody can scroll to the rest.
  '@media': { print: { height: 'auto' } },
});
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  borderBottom: hairline,
  selectors: {
    '&:last-child': { borderBottom: 0 },
    '&:hover': { background: color.hover },
    '&:has(:checked)': { background: color.brandSoft },
  },
});
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"radio bank iban" "radio number iban"',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 68,
  padding: '10px 8px 10px 16px',
  cursor: 'pointer',
  '@media': {
    [media.phone]: { gridTemplateAreas: '"radio bank bank" "radio number number" "radio iban iban"' },
  },
});
export const radio = style({ gridArea: 'radio', display: 'flex' });
export const bank = style({
  gridArea: 'bank',
  ...wrappingRow(8),
  ...fontSize(14),
  fontWeight: font.semibold,
});
export const number = style({
  gridArea: 'number',
  ...captionText,
  fontVariantNumeric: 'tabular-nums',
});
export const iban = style({
  gridArea: 'iban',
  ...fontSize(13),
  fontVariantNumeric: 'tabular-nums slashed-zero',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: text[12] }, [media.least]: { whiteSpace: 'normal' } },
});
export const copy = style({ paddingInlineEnd: 8 });
