import { style } from '@vanilla-extract/css';
import { onCard, onNarrowAndPaper } from '../../primitives/GridTable/gridForms.ts';
import { rowHeight } from '../../primitives/GridTable/GridTable.css.ts';
import { linkedName } from '../../primitives/Link/linkedName.css.ts';
import { captionText, flexRow, fontSize, truncate } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const table = style([{ vars: { [rowHeight]: '57px' } }, onCard({ vars: { [rowHeight]: '104px' } })]);
export const card = style([
  { minHeight: 57 },
  onCard({
    minHeight: 105,
    gridTemplateColumns: 'auto auto minmax(0, 1fr) 44px',
    gap: '2px 8px',
    alignItems: 'center',
  }),
]);
export const list = style(onCard({ gridColumn: '1 / 4', gridRow: 1 }));
export const name = style([
  linkedName,
  { ...fontSize(14), fontWeight: vars.font.medium },
  onCard(fontSize(16)),
]);
export const origin = style({
  display: 'block',
  ...truncate,
  ...captionText,
});
export const contents = style([
  { color: color.textMuted },
  onNarrowAndPaper({ display: 'none' }),
  onCard({ gridColumn: '1 / -1', gridRow: 3 }),
]);
export const codes = style({ ...truncate, fontVariantNumeric: 'tabular-nums slashed-zero' });
export const more = style({ color: color.textSubtle });
export const count = style([
  { fontWeight: vars.font.medium },
  onCard({
    gridColumn: 1,
    gridRow: 2,
    display: 'block',
    selectors: {
      '&:not(:has(> *))::after': {
        content: '" ürün ·"',
        fontWeight: vars.font.regular,
        color: color.textSubtle,
      },
    },
  }),
]);
export const total = style([{ color: color.textMuted }, onCard({ display: 'none' })]);
export const day = style([
  { color: color.textMuted, fontVariantNumeric: 'tabular-nums', paddingInlineStart: 24 },
  onCard({ gridColumn: 2, gridRow: 2, paddingInlineStart: 0 }),
]);
export const actions = style([
  { ...flexRow(vars.space[1]), justifyContent: 'flex-end' },
  onCard({ gridColumn: 4, gridRow: 1, alignSelf: 'start' }),
]);
