import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { buttonRow, captionText, flexColumn, fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const preview = style({
  ...flexColumn(space[5]),
  minHeight: '100%',
  padding: space[6],
  '@media': { [media.belowDesktop]: { padding: space[4], gap: space[4] } },
});
export const top = style({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: space[4] } },
});
export const picture = style({
  alignSelf: 'start',
  padding: space[2],
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  background: color.tile,
});
export const title = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  overflowWrap: 'anywhere',
});
export const badges = style({ ...buttonRow, selectors: { '&:empty': { display: 'none' } } });

export const facts = style({
  display: 'grid',
  gap: space[1],
  ...fontSize(13),
});
export const fact = style({ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: space[3] });
export const factName = style({ color: color.textSubtle });
export const factText = style({ fontVariantNumeric: 'tabular-nums slashed-zero', overflowWrap: 'anywhere' });

export const prices = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...fontSize(13),
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({
  padding: '8px 0 8px 12px',
  borderBottom: hairline,
  ...captionText,
  fontWeight: vars.font.medium,
  textAlign: 'end',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});
export const priceName = style({
  padding: '7px 0 8px',
  borderBottom: hairline,
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const amount = style({
  padding: '7px 0 8px 12px',
  borderBottom: hairline,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const own = style({ fontWeight: vars.font.semibold });
export const percent = style({ color: color.textSubtle, fontWeight: vars.font.regular });

export const actions = style({
  ...buttonRow,
  justifyContent: 'flex-end',
  marginTop: 'auto',
});
export const pictureSkeleton = style({ display: 'grid', aspectRatio: '1' });
