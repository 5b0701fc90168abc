import { style } from '@vanilla-extract/css';
import { media } from '../../packages/ui/src/theme/breakpoints.ts';
import { vars } from '../../packages/ui/src/theme/vars.css.ts';

export const page = style({ display: 'grid', gap: vars.space[8], maxWidth: 1360 });
export const lead = style({ maxWidth: '72ch', color: vars.color.textMuted });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[4] });
export const screen = style({ display: 'grid', gap: vars.space[3] });
export const addresses = style({
  color: vars.color.textMuted,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  fontWeight: vars.font.regular,
  overflowWrap: 'anywhere',
});
export const folded = style({ borderTop: `1px solid ${vars.color.border}`, paddingBlock: vars.space[2] });
export const foldedTitle = style({ display: 'grid' });
export const pieces = style({ display: 'grid', gap: vars.space[3], margin: 0 });
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)',
  columnGap: vars.space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: vars.space[4],
  padding: 0,
  listStyle: 'none',
});
export const state = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
const picture = style({
  display: 'block',
  objectFit: 'cover',
  objectPosition: 'top left',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
});
export const wide = style([picture, { width: '100%', aspectRatio: '4 / 3' }]);
export const narrow = style([picture, { height: 119, aspectRatio: '375 / 812' }]);
export const looks = style({
  display: 'grid',
  gridTemplateColumns: '1fr repeat(3, auto)',
  columnGap: vars.space[3],
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
});
export const lookLink = style({ paddingBlock: 6 });
export const covers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const file = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  overflowWrap: 'anywhere',
});
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
});
export const key = style({ fontWeight: vars.font.medium });
