import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import {
  captionText,
  centered,
  fontSize,
  hairline,
  lineClamp,
  spreadRow,
  wrappingRow,
} from '../../../theme/mixins.ts';
import { onGround } from '../../../theme/onGround.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Cards beside each other. */
const columns = createVar();
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: vars.space[4],
  containerType: 'inline-size',
  vars: { [columns]: '5' },
  '@media': {
    [media.belowWide]: { vars: { [columns]: '4' } },
    [media.belowDesktop]: { vars: { [columns]: '3' } },
    [media.phone]: { vars: { [columns]: '1' } },
  },
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  ...onGround('card', vars.color.surface),
  // The browser lays out what is within two screens of the window all the same, and does it a second time.
  selectors: {
    '&:nth-child(n + 17)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 444px' },
  },
});
/** The whole tile leads to the product; the name does so too, for the keyboard and screen readers. */
export const tile = style({
  display: 'block',
  height: 176,
  padding: vars.space[3],
  borderBottom: hairline,
  background: vars.color.tile,
});
/**
 * As large as the tile, yet in lengths that the browser knows without laying anything out: by percentages it would lay the
 * cards out anew for each picture that arrives.
 */
export const picture = style({
  width: `calc((100cqw - (${columns} - 1) * ${vars.space[4]}) / ${columns} - 2 * ${vars.space[3]} - 2px)`,
  maxWidth: 'none',
  height: `calc(176px - 2 * ${vars.space[3]} - 1px)`,
  objectFit: 'contain',
});
export const noPicture = style({
  ...centered,
  height: '100%',
  color: vars.color.textSubtle,
});
export const percent = style({ position: 'absolute', left: 12, top: 12 });
export const body = style({ display: 'flex', flexDirection: 'column', flex: 1, padding: vars.space[3] });
export const name = style({
  ...lineClamp(2),
  minHeight: 40,
  ...fontSize(14),
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
export const meta = style({
  ...captionText,
  ...spreadRow(8),
  marginTop: vars.space[1],
  fontVariantNumeric: 'tabular-nums slashed-zero',
});
export const prices = style({ marginBlock: vars.space[3] });
export const state = style({
  ...captionText,
  ...wrappingRow('4px 8px'),
  justifyContent: 'space-between',
  minHeight: 29,
  marginTop: 'auto',
  marginBottom: vars.space[3],
  paddingTop: vars.space[3],
  borderTop: hairline,
});
export const buy = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[2],
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: '140px minmax(0, 1fr)' },
  },
});
