import { globalStyle, style } from '@vanilla-extract/css';
import { onCard, onNarrowAndPaper } from '../../primitives/GridTable/gridForms.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 10,
});
export const count = style({
  color: color.textSubtle,
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const onlyHere = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  color: color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  '@media': { [media.phone]: { flexBasis: '100%', marginInlineStart: 0 } },
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});
/** The place of a tool. */
export const held = style({ height: vars.size.control });
/** The place of the note below the toolbar. */
export const heldNote = style({ height: 44, '@media': { [media.phone]: { height: 64 } } });
export const search = style({
  flex: '0 1 300px',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { columnGap: 0, marginInline: -8 } },
});
/** Beside each other on a phone, under the fields. */
globalStyle(`${end} > button`, { '@media': { [media.phone]: { paddingInline: 8 } } });
/** What a narrow row leaves to the list itself. */
export const roomy = style([
  { display: 'flex', gap: space[1] },
  onNarrowAndPaper({ display: 'none' }),
  onCard({ display: 'none' }),
]);
