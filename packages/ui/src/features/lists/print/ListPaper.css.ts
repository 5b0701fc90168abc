import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, numberText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, text, line, font } = vars;

const small = { color: color.textMuted, ...fontSize(12) } as const;

/** The page has no margin of its own; this one keeps the text off the edge that printers cannot reach. */
export const paper = style({
  padding: '14mm 14mm 16mm',
  background: color.surface,
  color: color.text,
  boxDecorationBreak: 'clone',
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '4mm',
  paddingBottom: '4mm',
  borderBottom: `.4mm solid ${color.text}`,
});
export const title = style({
  ...fontSize(20),
  fontWeight: font.semibold,
  overflowWrap: 'anywhere',
});
export const smallText = style(small);
export const origin = style([small, { maxWidth: '60mm', textAlign: 'end' }]);
export const company = style({
  display: 'block',
  color: color.text,
  fontSize: text[13],
  fontWeight: font.semibold,
});
export const table = style({ width: '100%', marginTop: '3mm', borderCollapse: 'collapse' });
/** Stands on every page. */
export const tableHead = style({ display: 'table-header-group' });

const rule = `.2mm solid ${color.borderStrong}`;
const cell = { padding: '2mm', borderBottom: rule, verticalAlign: 'middle' } as const;
const headCell = {
  padding: '1mm 2mm 1.5mm',
  borderBottom: `.3mm solid ${color.text}`,
  color: color.textMuted,
  ...fontSize(12),
  fontWeight: font.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const;
export const cellHead = style(headCell);
export const numberHead = style([headCell, { paddingInlineStart: 0 }]);
export const barcodeHead = style([headCell, { textAlign: 'center' }]);
export const quantityHead = style([headCell, { textAlign: 'end' }]);
export const row = style({ breakInside: 'avoid' });
export const number = style([cell, small, { paddingInlineStart: 0 }]);
/** With the quiet zone that a scanner needs before the first bar and after the last. */
export const barcode = style([cell, { paddingInline: '4mm', fontSize: text[12], textAlign: 'center' }]);
// Drawn smaller, no scanner would read it.
globalStyle(`${barcode} > svg`, { maxWidth: 'none', marginInline: 'auto' });
export const product = style([
  cell,
  { width: '100%', fontSize: text[13], lineHeight: line[12], overflowWrap: 'break-word' },
]);
export const name = style({ display: 'block', fontWeight: font.medium });
export const code = style({ color: color.textMuted, fontSize: text[12] });
export const quantity = style([
  cell,
  {
    fontSize: text[16],
    fontWeight: font.semibold,
    ...numberText,
    textAlign: 'end',
  },
]);
export const unit = style([cell, small, { paddingInlineStart: 0 }]);
/** A box to write into. */
export const count = style([
  cell,
  {
    paddingInlineEnd: 0,
    selectors: {
      '&::before': {
        content: '',
        display: 'block',
        width: '22mm',
        height: '10mm',
        border: `.3mm solid ${color.borderStrong}`,
        borderRadius: '1mm',
      },
    },
  },
]);
export const after = style([small, { marginTop: '3mm' }]);
