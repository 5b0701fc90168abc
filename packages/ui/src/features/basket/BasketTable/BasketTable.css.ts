import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import { box } from '../../../primitives/Field/control.css.ts';
import { rowHeight } from '../../../primitives/RowGroup/RowGroup.css.ts';

const { color, text, line, font } = vars;

/** A table, but too narrow for a column of discounts. */
const narrow = `(min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.wide - 0.02}px)`;

/** Beside the summary where that leaves least to the table: long amounts take the place of the pictures. */
const least = `screen and (min-width: ${breakpoint.desktop}px) and (max-width: 1119px)`;

/** Too narrow for a long amount beside the quantity. */
const small = '(max-width: 374.98px)';

/** Grid columns from 1280 px and below; set on the table. */
export const wideTracks = createVar();
export const narrowTracks = createVar();

export const table = style({
  borderTop: `1px solid ${color.border}`,
  fontSize: text[13],
  lineHeight: line['13Tight'],
  vars: { [rowHeight]: '64px' },
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.size.gutter})`, vars: { [rowHeight]: '153px' } },
  },
});

const grid = style({
  display: 'grid',
  gridTemplateColumns: wideTracks,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [narrow]: { gridTemplateColumns: narrowTracks } },
});

export const head = style([
  grid,
  {
    minHeight: vars.size.rowHead,
    background: color.canvas,
    color: color.textMuted,
    fontSize: text[12],
    lineHeight: line[12],
    fontWeight: font.medium,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { display: 'none' } },
  },
]);
const headCell = style({ display: 'flex', alignItems: 'center', paddingInline: 8 });
export const headText = headCell;
export const headNumber = style([headCell, { justifyContent: 'flex-end' }]);
export const headDiscount = style([headNumber, { '@media': { [narrow]: { display: 'none' } } }]);
export const headQuantity = style([
  headCell,
  { paddingInlineStart: 20, '@media': { [narrow]: { paddingInlineStart: 12 } } },
]);

export const row = style([
  grid,
  {
    alignItems: 'center',
    minHeight: 64,
    background: color.surface,
    contain: 'content',
    selectors: { '&:hover': { background: color.hover } },
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'auto minmax(min-content, 1fr) 44px',
        gridTemplateAreas:
          '"name name remove" "price price price" "quantity amount amount" "message message message"',
        padding: `12px ${vars.size.gutter}`,
      },
      [small]: {
        selectors: {
          '[data-long] &': {
            gridTemplateAreas:
              '"name name remove" "price price price" "quantity quantity quantity" "amount amount amount" "message message message"',
          },
        },
      },
    },
  },
]);

const cell = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: '4px 8px 3px',
  '@media': { [media.phone]: { padding: 0 } },
});
const number = style([
  cell,
  {
    justifyContent: 'flex-end',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
]);

export const product = style([
  cell,
  {
    // In a flex container, a picture that arrives has its row laid out anew, whatever its size says.
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 12,
    '@media': {
      [least]: { selectors: { '[data-long] &': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
      [media.phone]: { gridArea: 'name', alignItems: 'flex-start' },
    },
  },
]);
export const words = style({ minWidth: 0 });
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
  selectors: { 'a:hover > &': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@media': { [media.phone]: { fontSize: text[14], lineHeight: line[14] } },
});
export const code = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text[12],
  lineHeight: line[12],
  fontVariantNumeric: 'tabular-nums slashed-zero',
  color: color.textSubtle,
});

export const thumb = style({
  width: 48,
  maxWidth: 'none',
  height: 48,
  padding: 3,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.tile,
  objectFit: 'contain',
  '@media': {
    [least]: { selectors: { '[data-long] &': { display: 'none' } } },
    [media.phone]: { width: 56, height: 56 },
  },
});
/** On the white of the pictures, so its grey is the same in both schemes. */
export const noThumb = style([thumb, { display: 'grid', placeItems: 'center', color: color.onTile }]);

export const price = style([
  number,
  {
    '@media': {
      [narrow]: {
        flexDirection: 'column',
        alignItems: 'flex-end',
        justifyContent: 'center',
      },
      [media.phone]: {
        gridArea: 'price',
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        gap: '0 8px',
        margin: '2px 0 8px',
        paddingInlineStart: 68,
        color: color.textMuted,
        selectors: { '&::before': { content: 'attr(data-label)', color: color.textSubtle } },
      },
    },
  },
]);
/** The discount where it has no column of its own. */
export const discountLine = style({
  display: 'none',
  color: color.textSubtle,
  fontSize: text[12],
  lineHeight: line[12],
  '@media': { [narrow]: { display: 'block' }, [media.phone]: { display: 'block' } },
});
export const discount = style([
  number,
  {
    color: color.textMuted,
    '@media': { [narrow]: { display: 'none' }, [media.phone]: { display: 'none' } },
  },
]);

export const quantity = style([
  cell,
  {
    gap: 8,
    paddingInlineStart: 20,
    '@media': {
      [narrow]: { paddingInlineStart: 12 },
      // On the narrowest the unit stands below the stepper.
      [media.phone]: { gridArea: 'quantity', flexWrap: 'wrap', minWidth: 154, padding: '0 8px 0 0' },
    },
  },
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
    '@media': { [media.phone]: { gridTemplateColumns: '44px 60px 44px', width: 150, height: 46 } },
  },
]);
export const unit = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text[12],
  lineHeight: line[12],
  color: color.textSubtle,
});

export const amount = style([
  number,
  {
    fontWeight: font.semibold,
    // The amount of the quantity before: the new one is being asked for.
    selectors: { '&[data-old]': { color: color.textSubtle, fontWeight: font.regular } },
    '@media': {
      [media.phone]: { gridArea: 'amount', fontSize: text[16], lineHeight: line[16] },
    },
  },
]);
export const remove = style([
  cell,
  {
    justifyContent: 'flex-end',
    paddingInline: 0,
    '@media': {
      [media.phone]: { gridArea: 'remove', alignSelf: 'start', margin: '-10px -13px 0 0' },
    },
  },
]);
/** The row clips what lies outside. */
globalStyle(`${remove} > button:focus-visible`, { outlineOffset: -2 });
globalStyle(`${remove} > button`, {
  '@media': { [media.phone]: { minHeight: vars.size.touch, width: vars.size.touch } },
});

export const message = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 8px 68px',
  padding: '6px 12px',
  borderRadius: vars.radius.control,
  background: color.criticalSoft,
  color: color.critical,
  lineHeight: line[13],
  fontWeight: font.medium,
  '@media': {
    [media.phone]: { gridArea: 'message', flexWrap: 'wrap', margin: '10px 0 0', padding: '8px 12px' },
  },
});
export const messageText = style({ flex: 1, minWidth: 0 });
export const fix = style({
  color: color.text,
  fontWeight: font.medium,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { width: '100%', minHeight: vars.size.touch, paddingInlineStart: 24 } },
});

export const skeletonThumb = style({
  flex: 'none',
  width: 48,
  height: 48,
  '@media': { [media.phone]: { width: 56, height: 56 } },
});
export const skeletonStepper = style({
  width: 120,
  height: 34,
  '@media': { [media.phone]: { width: 150, height: 46 } },
});
export const skeletonGap = style({ display: 'block', height: 6 });
