import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { thumbnail } from '../../../primitives/Image/thumbnail.ts';
import { media } from '../../../theme/breakpoints.ts';
import { linkedName } from '../../../primitives/Link/linkedName.css.ts';
import { inScroll, onCard, onNarrowAndPaper } from '../../../primitives/GridTable/gridForms.ts';
import { roomy } from '../../../primitives/GridTable/gridMedia.ts';
import { rowHeight } from '../../../primitives/GridTable/GridTable.css.ts';
import { quantity as quantityBox, quantityUnit } from '../../../primitives/NumberField/quantity.css.ts';
import { captionText, centered, fontSize, hairline, truncate } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, text, line, font } = vars;

const narrowPhone = 'screen and (max-width: 374px)';
const least = `screen and ${media.least}`;

export const table = style([
  // With a name of two lines, so that no row lies over the next group for who asks where it is.
  { vars: { [rowHeight]: `calc(${vars.size.row} + ${line['13Tight']})` } },
  onCard({ vars: { [rowHeight]: '196px' } }),
]);

export const card = style(onCard({ gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: 8 }));

export const small = style({ ...captionText, fontWeight: font.regular });
export const nothing = style({ color: color.textSubtle, fontWeight: font.regular });

/** The label of a cell in a card. */
const label = { content: 'attr(data-label)', fontWeight: font.regular };

/** A price with its name before it, on a line of its own. */
const alone = { gridColumn: '1 / -1', flexDirection: 'row', justifyContent: 'space-between' } as const;

/** On phones thirds of a line under their own label. */
const third = style([
  onCard({
    order: 1,
    gridColumn: 'span 2',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    marginTop: 8,
    fontWeight: font.medium,
    lineHeight: line[13],
    selectors: {
      '&::before': { ...label, ...captionText },
    },
  }),
  {
    '@media': {
      // Spaced-out figures take a second line for their currency.
      [narrowPhone]: { whiteSpace: 'normal' },
      [least]: alone,
    },
  },
]);
export const firstPrice = style(onCard({ alignItems: 'flex-start' }));
/** Where a price of the page is too long for a third of a line, they stand one below the other. */
export const price = styleVariants({
  usual: [third],
  long: [third, { '@media': { [narrowPhone]: alone } }],
  longest: [third, onCard(alone)],
});
export const listPrice = style({ color: color.textMuted });

export const discount = style([{ color: color.textMuted }, onCard({ display: 'none' })]);

export const agreement = style(
  onCard({
    order: 4,
    gridColumn: '1 / span 3',
    display: 'none',
    flexFlow: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'flex-start',
    columnGap: 4,
    paddingLeft: 16,
    fontSize: text[12],
    selectors: {
      '&[data-filled]': { display: 'flex' },
      '&::before': { ...label, color: color.textMuted },
    },
  }),
);
export const strong = style({ fontWeight: font.semibold });

export const stock = style([
  { paddingLeft: 20 },
  onCard({ order: 2, gridColumn: '1 / span 3', marginTop: 8, paddingLeft: 0 }),
]);
const shown = { display: 'block' } as const;
const hidden = { display: 'none' } as const;
/** The lead time as second line of the stock, where it has no column of its own. */
export const leadLine = style([
  small,
  { display: 'none', paddingLeft: 16 },
  onNarrowAndPaper(shown),
  onCard(shown),
]);
export const leadTime = style([{ color: color.textMuted }, onNarrowAndPaper(hidden), onCard(hidden)]);
/** Shown to guests, who see no stock: the only place of the lead time at every width. */
export const leadTimeAlone = style([
  { color: color.textMuted },
  onCard({ order: 2, gridColumn: '1 / span 2', marginTop: 8 }),
]);

export const barcode = style([
  {
    // Whole in one line as it usually is; spaced out it takes a second one.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    color: color.textMuted,
  },
  onNarrowAndPaper(hidden),
  onCard(hidden),
]);

export const product = style([
  { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: 12 },
  onCard({ gridColumn: '1 / -1', alignItems: 'flex-start' }),
]);
/** Where the table scrolls it would be as wide as the longest name, and that stays in sight beside the prices. */
export const words = style([{ minWidth: 0 }, inScroll({ maxWidth: 200 })]);
export const name = style([linkedName, onCard(fontSize(14))]);
/** In a narrow table one line, of which the bar code is whole or, where it has no room beside the code, out of sight. */
export const meta = style([
  small,
  {
    display: 'block',
    ...truncate,
    fontVariantNumeric: 'tabular-nums slashed-zero',
  },
  onNarrowAndPaper({ display: 'flex', flexWrap: 'wrap', height: line[12] }),
]);
export const metaCode = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
const dot = { content: '"·"', marginInline: 6 };
/** The bar code under the name, where it has no column. */
export const metaBarcode = style([
  { display: 'none' },
  onNarrowAndPaper({ display: 'inline' }),
  // Where it has a column it is not here, and on a card it has a line of its own.
  { '@media': { [roomy]: { '::before': dot }, print: { '::before': dot } } },
  onCard(shown),
]);
export const thumb = style([
  thumbnail(32),
  onCard({
    width: 72,
    height: 72,
    padding: 4,
    borderRadius: vars.radius.control,
    border: hairline,
  }),
]);
export const noThumb = style([thumb, { ...centered, color: color.textSubtle }]);

export const quantity = style([
  { gap: 2 },
  onCard({
    order: 3,
    gridColumn: '4 / -1',
    gridRow: 'span 2',
    justifySelf: 'end',
    width: 136,
    marginTop: 8,
  }),
]);
/** The unit makes room for a long number: one that is cut is another number. */
globalStyle(`${quantityBox}[data-long]`, { gridTemplateColumns: 'minmax(80px, 1fr) minmax(0, auto)' });
globalStyle(`${quantityBox}[data-long] > ${quantityUnit}`, { width: 'auto' });
export const login = style([
  quantity,
  { justifyItems: 'start' },
  // The link is as high as its line.
  onCard({ width: 'auto', minHeight: vars.size.touch, lineHeight: vars.size.touch }),
]);

export const error = style([small, { color: color.critical, fontWeight: font.medium }]);
export const note = style([small, { color: color.caution, fontWeight: font.medium }]);
export const pendingQuantity = style({ height: vars.size.controlSm });
export const skeletonGap = style({ display: 'block', height: 6 });
