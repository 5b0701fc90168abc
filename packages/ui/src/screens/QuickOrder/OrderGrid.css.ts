import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { cell } from '../../features/quick-order/ProductName/ProductName.css.ts';
import { box, inner } from '../../primitives/Field/control.css.ts';
import { onCard, onNarrow, onNarrowAndPaper } from '../../primitives/GridTable/gridForms.ts';
import { rowHeight } from '../../primitives/GridTable/GridTable.css.ts';
import { placements } from '../../primitives/Popover/floating.css.ts';
import { popover } from '../../primitives/Popover/Popover.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { centered, fontSize, hairline } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, text, font, space } = vars;

export const table = style([{ vars: { [rowHeight]: '45px' } }, onCard({ vars: { [rowHeight]: '148px' } })]);
/** Of rows that are ticked. */
export const tickedTable = style([table]);
/** Fields and the button to remove it, then what came of them. A bar code has its room. */
export const card = style(onCard({ gridTemplateColumns: 'minmax(0, 1fr) 112px 44px', gap: space[2] }));

/** As wide as five thousand rows need. */
export const number = style([
  { paddingInline: '0 12px', color: color.textSubtle, fontSize: text[12] },
  onCard({ display: 'none' }),
]);
export const codeCell = style(onCard({ gridColumn: 1, gridRow: 1 }));
export const codeBox = style([
  box,
  { width: '100%', height: vars.size.controlSm },
  { '@media': { [media.phone]: { height: vars.size.touch } } },
]);
export const code = style([
  inner,
  {
    fontSize: text[13],
    fontVariantNumeric: 'tabular-nums slashed-zero',
    // A code that goes on is seen to, until somebody is in it.
    textOverflow: 'ellipsis',
    '@media': { [media.touch]: { fontSize: text[16] } },
  },
]);
export const suggestions = style([
  popover,
  placements['bottom start'],
  { width: 'min(420px, calc(100vw - 32px))' },
]);
export const options = style({
  padding: space[1],
  maxHeight: 'min(320px, calc(100dvh - 24px))',
  overflow: 'auto',
});
export const option = style([
  {
    display: 'block',
    padding: `6px ${space[3]}`,
    borderRadius: vars.radius.control,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&[aria-selected="true"]': { background: color.brandSoft } },
  },
]);
export const optionCode = style({ display: 'block', fontWeight: font.medium });
export const optionName = style({
  display: 'block',
  color: color.textMuted,
  ...fontSize(12),
});

/** Every row has one: a number is nothing to be told from the rest, as it is in a list of products. */
export const quantity = style(onCard({ gridColumn: 2, gridRow: 1 }));
globalStyle(`${quantity} > label:has(> input:not([aria-invalid="true"]))`, {
  borderColor: color.borderStrong,
  boxShadow: 'none',
});
globalStyle(`${quantity} input`, { fontWeight: font.regular });
export const state = style([{ gap: 2, justifyItems: 'start' }, onCard({ gridColumn: '1 / -1', gridRow: 3 })]);
export const reason = style({
  paddingInlineStart: 20,
  color: color.critical,
  ...fontSize(12),
});
export const action = style({ paddingInlineStart: 20 });

export const product = style([
  cell,
  // A table that scrolls is not as wide as the longest name.
  { contain: 'inline-size' },
  onCard({
    gridColumn: '1 / -1',
    gridRow: 2,
    selectors: { [`${tickedTable} &`]: { gridColumn: '1 / span 2' } },
  }),
]);
/** Dozens of rows wait together, beside a bar that says how far it is: each that pulses is a layer of its own. */
globalStyle(`${product} > [aria-hidden]`, { animation: 'none' });
export const hint = style({ gridColumn: '1 / -1', color: color.textMuted });
/** Nobody has the key on a phone. */
export const keyHint = style({ '@media': { [media.phone]: { display: 'none' } } });
export const key = style({
  padding: '1px 6px',
  border: hairline,
  borderRadius: vars.radius.small,
  fontFamily: 'inherit',
  ...fontSize(12),
});
const inCard = { gridColumn: '1 / -1', display: 'flex', justifyContent: 'flex-end', gap: 8 } as const;
const labelled = {
  selectors: {
    '&::before': { content: 'attr(data-label)', color: color.textMuted },
    '&:empty': { display: 'none' },
  },
} as const;
export const ownPrice = style(onCard({ ...inCard, gridRow: 4, ...labelled }));
export const otherPrice = style([onNarrowAndPaper({ display: 'none' }), onCard({ display: 'none' })]);
/** What it costs everybody. */
export const listPrice = style([otherPrice, { color: color.textMuted }]);
/** Below the price that counts without one; where there is none, the others say that a product is there. */
export const agreement = style([
  { fontWeight: font.semibold, '@media': { print: { display: 'none' } } },
  onCard({ ...inCard, gridRow: 5, ...labelled }),
]);
globalStyle(`${ownPrice}:not(:empty) ~ ${agreement}:empty::after`, {
  content: '"-"',
  fontWeight: font.regular,
});
export const pastPrice = style([{ color: color.textMuted }, onCard({ ...inCard, gridRow: 3, ...labelled })]);
export const today = style([{ fontWeight: font.semibold }, onCard({ ...inCard, gridRow: 4, ...labelled })]);
export const change = style([{ paddingLeft: 20 }, onCard({ ...inCard, gridRow: 5, ...labelled })]);
export const tickCell = style(
  onCard({ gridColumn: 3, gridRow: 2, alignSelf: 'start', justifySelf: 'center' }),
);
/** As much as a finger meets. */
export const tick = style({
  ...centered,
  width: 28,
  height: 32,
  '@media': { [media.touch]: { width: vars.size.touch, height: vars.size.touch } },
});
/** The stock, below the name where it has no column. */
export const foldedStock = style([{ display: 'none', fontSize: text[12] }, onNarrow({ display: 'block' })]);
export const stock = style([
  { paddingLeft: 20 },
  onNarrowAndPaper({ display: 'none' }),
  onCard({ gridColumn: '1 / span 2', gridRow: 4, paddingLeft: 0 }),
]);
export const remove = style([
  { justifyItems: 'end' },
  onCard({ gridColumn: 3, gridRow: 1, alignSelf: 'center' }),
]);

/** Beside large letters a unit leaves a quantity no room, so it has a line of its own; what came of it stands below. */
const onLeast = (rule: StyleRule) => ({ '@media': { [`screen and ${media.least}`]: rule } });
globalStyle(`${card}${card}`, onLeast({ gridTemplateColumns: 'minmax(0, 1fr) 44px' }));
globalStyle(`${card}${card} > *`, onLeast({ gridColumn: '1 / -1', gridRow: 'auto' }));
globalStyle(`${card} > ${codeCell}`, onLeast({ gridColumn: 1, gridRow: 1 }));
globalStyle(`${card} > ${remove}`, onLeast({ gridColumn: 2, gridRow: 1 }));
globalStyle(`${card} > ${quantity}`, onLeast({ gridColumn: 1, gridRow: 2 }));
globalStyle(`${card} > ${tickCell}`, onLeast({ gridColumn: 2, gridRow: 2 }));
