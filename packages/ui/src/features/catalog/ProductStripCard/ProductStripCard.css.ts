import { createContainer, style } from '@vanilla-extract/css';
import { picture } from '../../../primitives/Image/Image.css.ts';
import { still } from '../../../primitives/Skeleton/Skeleton.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import {
  captionText,
  flexRow,
  fontSize,
  hairline,
  lineClamp,
  numberText,
  truncate,
} from '../../../theme/mixins.ts';
import { onGround } from '../../../theme/onGround.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

/** How wide the card is decides where its picture stands, not how wide the window is: a column beside it narrows it. */
const width = createContainer();
const narrow = '(max-width: 279.98px)';
const whenNarrow = <Rule>(rule: Rule) => ({ [`${width} ${narrow}`]: rule });
/** Of two beside each other on the narrowest phone: the word of the stock has to stand beside the button. */
const least = '(max-width: 143.98px)';
const whenLeast = <Rule>(rule: Rule) => ({ [`${width} ${least}`]: rule });

export const place = style({
  display: 'grid',
  height: '100%',
  containerName: width,
  containerType: 'inline-size',
});

/** Picture beside the text, or above it where it is narrow. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  minHeight: 160,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  ...onGround('card', color.surface),
  '@container': whenNarrow({ gridTemplate: '132px 1fr / minmax(0, 1fr)' }),
});
/** Of the size of its place, whatever the picture's own. */
export const tile = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  contain: 'size',
  vars: {
    [picture.width]: `calc(112px - 1px - 2 * ${space[2]})`,
    [picture.height]: `calc(160px - 2px - 2 * ${space[2]})`,
  },
  padding: space[2],
  borderInlineEnd: hairline,
  background: color.tile,
  '@container': whenNarrow({
    vars: {
      [picture.width]: `calc(100cqw - 2px - 2 * ${space[3]})`,
      [picture.height]: `calc(132px - 1px - 2 * ${space[3]})`,
    },
    padding: space[3],
    borderInlineEnd: 0,
    borderBottom: hairline,
  }),
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: space[3],
  '@container': whenLeast({ paddingInline: space[2] }),
});
export const name = style({
  ...lineClamp(2),
  height: 36,
  fontSize: vars.text[13],
  lineHeight: '18px',
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
export const code = style({
  height: 16,
  marginTop: 2,
  ...truncate,
  ...captionText,
  fontVariantNumeric: 'tabular-nums slashed-zero',
});
/** One line, two where it is narrow, whether there is a price or not: cards beside each other stay in step. */
export const price = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 6,
  height: 24,
  marginTop: 10,
  overflow: 'hidden',
  ...fontSize(16),
  fontWeight: vars.font.semibold,
  ...numberText,
  letterSpacing: '-.01em',
  '@container': whenNarrow({ flexDirection: 'column', height: 40 }),
});
export const priceName = style({
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...captionText,
  fontWeight: vars.font.regular,
  letterSpacing: 0,
});
export const buy = style({
  ...flexRow(space[2]),
  justifyContent: 'space-between',
  minHeight: vars.size.controlSm,
  marginTop: 'auto',
  paddingTop: 10,
  boxSizing: 'content-box',
  // A long word gives way to the button.
  overflowWrap: 'anywhere',
  '@container': whenLeast({ gap: space[1] }),
  '@media': { [media.phone]: { fontSize: vars.text[12] } },
});
/** What a visitor finds in place of a price. */
export const login = style({
  display: 'flex',
  alignItems: 'end',
  minHeight: vars.line[13],
  marginTop: 'auto',
  paddingTop: 10,
  ...fontSize(13),
  // The link is as high as its line.
  '@media': {
    [media.phone]: { minHeight: vars.size.touch, paddingTop: 0, lineHeight: vars.size.touch },
  },
});

/** A card before its product is there: bars in place of words, which no element stands for. */
const bar = (wide: number | string, high: number | string) =>
  ({ ...still, content: '', width: wide, height: high }) as const;
export const waiting = {
  tile: style([tile, { '::before': bar('100%', '100%') }]),
  name: style({
    display: 'grid',
    height: 36,
    alignContent: 'space-evenly',
    '::before': bar('92%', 12),
    '::after': bar('64%', 12),
  }),
  code: style([code, { '::before': { ...bar(80, 10), marginTop: 3 } }]),
  price: style([price, { '::before': { ...bar(96, 16), alignSelf: 'center' } }]),
  buy: style([
    buy,
    { '::before': bar(56, 12), '::after': { ...bar(32, 32), borderRadius: vars.radius.control } },
  ]),
  login: style([login, { '::before': bar(128, 12) }]),
};
