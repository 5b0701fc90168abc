import { globalStyle, style } from '@vanilla-extract/css';
import { onCard, onNarrowAndPaper } from '../../primitives/GridTable/gridForms.ts';
import { titleEnd, titleLine, titleNote, toolbarLine } from '../../primitives/Heading/titleLine.ts';
import { media } from '../../theme/breakpoints.ts';
import { buttonRow, flexColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const page = style(flexColumn(space[3]));
export const title = style(titleLine);
export const count = style({ ...titleNote, whiteSpace: 'nowrap' });
export const onlyHere = style(titleEnd);
export const toolbar = style(toolbarLine);
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
  ...buttonRow,
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
