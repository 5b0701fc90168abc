import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint } from '../../../theme/breakpoints.ts';
import { linkedName } from '../../../primitives/Link/linkedName.css.ts';
import { captionText, centered, flexRow, fontSize, hairline, truncate } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';
import { box } from '../../../primitives/Field/control.css.ts';
import { onCard, onNarrowAndPaper } from '../../../primitives/GridTable/gridForms.ts';
import { rowHeight } from '../../../primitives/GridTable/GridTable.css.ts';
import { narrowest } from '../basketWidths.ts';

const { color, line, font } = vars;

/** Beside the summary where that leaves least to the table: long amounts take the place of the pictures. */
const least = `screen and (min-width: ${breakpoint.desktop}px) and (max-width: 1119px)`;

/** Too narrow for a long amount beside the quantity. */
const small = 'screen and (max-width: 374.98px)';
/** Letters twice as large on a phone: beside a picture a name would stand letter by letter. */
const wordsAlone = 'screen and (max-width: 239.98px)';

export const table = style([{ vars: { [rowHeight]: '64px' } }, onCard({ vars: { [rowHeight]: '153px' } })]);

const areas = (...lines: readonly string[]) => lines.map((one) => `"${one}"`).join(' ');
/** The amount below the quantity; nothing in it makes it wider than the window. */
const stacked = {
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gridTemplateAreas: areas(
    'name remove',
    'price price',
    'quantity quantity',
    'amount amount',
    'message message',
  ),
};
export const card = style([
  { minHeight: 64 },
  onCard({
    gridTemplateColumns: 'auto minmax(min-content, 1fr) 44px',
    gridTemplateAreas: areas(
      'name name remove',
      'price price price',
      'quantity amount amount',
      'message message message',
    ),
    alignItems: 'center',
  }),
  { '@media': { [narrowest]: stacked } },
]);
/** With amounts that leave little room for anything else. */
export const longCard = style([card, { '@media': { [small]: stacked } }]);

export const product = style([
  { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: 12 },
  onCard({ gridArea: 'name', alignItems: 'flex-start' }),
  { '@media': { [wordsAlone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
]);
export const longProduct = style([
  product,
  { '@media': { [least]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
]);
export const words = style({ minWidth: 0 });
export const name = style([linkedName, onCard(fontSize(14))]);
export const code = style({
  display: 'block',
  ...truncate,
  ...captionText,
  fontVariantNumeric: 'tabular-nums slashed-zero',
});

export const thumb = style([
  {
    width: 48,
    maxWidth: 'none',
    height: 48,
    padding: 3,
    border: hairline,
    borderRadius: vars.radius.control,
    background: color.tile,
    objectFit: 'contain',
    '@media': { [least]: { selectors: { [`${longProduct} > &`]: { display: 'none' } } } },
  },
  onCard({ width: 56, height: 56 }),
  { '@media': { [wordsAlone]: { display: 'none' } } },
]);
/** On the white of the pictures, so its grey is the same in both schemes. */
export const noThumb = style([
  thumb,
  {
    ...centered,
    color: color.onTile,
    '@media': { [wordsAlone]: { display: 'none' } },
  },
]);

export const price = style([
  onCard({
    gridArea: 'price',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    gap: '0 8px',
    margin: '2px 0 8px',
    paddingInlineStart: 68,
    color: color.textMuted,
    selectors: { '&::before': { content: 'attr(data-label)', color: color.textSubtle } },
  }),
  { '@media': { [wordsAlone]: { paddingInlineStart: 0 } } },
]);
/** The discount where it has no column of its own. */
export const discountLine = style([
  { display: 'none', ...captionText },
  onNarrowAndPaper({ display: 'block' }),
  onCard({ display: 'block' }),
]);
export const discount = style([
  { color: color.textMuted },
  onNarrowAndPaper({ display: 'none' }),
  onCard({ display: 'none' }),
]);

export const quantity = style([
  { ...flexRow(8), paddingInlineStart: 20 },
  onNarrowAndPaper({ paddingInlineStart: 12 }),
  // On the narrowest the unit stands below the stepper.
  onCard({ gridArea: 'quantity', flexWrap: 'wrap', minWidth: 154, padding: '0 8px 0 0' }),
  { '@media': { [narrowest]: { minWidth: 0 } } },
]);
export const stepper = style([
  box,
  {
    display: 'grid',
    flex: 'none',
    gridTemplateColumns: '32px 54px 32px',
    width: 120,
    height: 34,
    overflow: 'hidden',
  },
  onCard({ gridTemplateColumns: '44px minmax(0, 1fr) 44px', width: 150, maxWidth: '100%', height: 46 }),
]);
export const unit = style({
  minWidth: 0,
  ...truncate,
  ...captionText,
});

export const amount = style([
  {
    selectors: {
      '&[role="cell"]': { fontWeight: font.semibold },
      // The amount of the quantity before: the new one is being asked for.
      '[data-old] > &': { color: color.textSubtle, fontWeight: font.regular },
    },
  },
  onCard({ gridArea: 'amount', ...fontSize(16) }),
]);
export const remove = style([
  { justifyItems: 'end', paddingInline: 0 },
  onCard({ gridArea: 'remove', alignSelf: 'start', margin: '-10px -13px 0 0' }),
]);
/** The row clips what lies outside. */
globalStyle(`${remove} > button:focus-visible`, { outlineOffset: -2 });
globalStyle(`${remove} > button`, onCard({ minHeight: vars.size.touch, width: vars.size.touch }));

export const message = style([
  {
    gridColumn: '1 / -1',
    ...flexRow(8),
    margin: '0 0 8px 68px',
    padding: '6px 12px',
    borderRadius: vars.radius.control,
    background: color.criticalSoft,
    color: color.critical,
    lineHeight: line[13],
    fontWeight: font.medium,
  },
  onCard({ gridArea: 'message', flexWrap: 'wrap', margin: '10px 0 0', padding: '8px 12px' }),
]);
export const messageText = style({ flex: 1, minWidth: 0 });
export const fix = style([
  {
    color: color.text,
    fontWeight: font.medium,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    whiteSpace: 'nowrap',
  },
  onCard({ width: '100%', minHeight: vars.size.touch, paddingInlineStart: 24 }),
]);

export const skeletonThumb = style([
  { flex: 'none', width: 48, height: 48 },
  onCard({ width: 56, height: 56 }),
]);
export const skeletonStepper = style([{ width: 120, height: 34 }, onCard({ width: 150, height: 46 })]);
export const skeletonGap = style({ display: 'block', height: 6 });
