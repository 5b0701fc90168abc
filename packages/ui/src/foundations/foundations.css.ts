import { style } from '@vanilla-extract/css';
import { cardSurface, fontSize, hairline } from '../theme/mixins.ts';
import { vars } from '../theme/vars.css.ts';

export const page = style({ display: 'grid', gap: vars.space[8], maxWidth: 1200 });
export const lead = style({ maxWidth: '72ch', color: vars.color.textMuted });
export const mono = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  ...fontSize(12),
  overflowWrap: 'anywhere',
});
export const quiet = style([mono, { color: vars.color.textSubtle }]);

export const swatch = style({
  display: 'block',
  width: 40,
  height: 28,
  border: hairline,
  borderRadius: vars.radius.small,
});
export const measure = style({
  display: 'block',
  maxWidth: '100%',
  height: 12,
  background: vars.color.brand,
});

export const ground = style({
  padding: vars.space[4],
  ...cardSurface,
  color: vars.color.text,
});
export const sample = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: 40,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  fontWeight: vars.font.medium,
});
export const iconTile = style({
  display: 'grid',
  justifyItems: 'center',
  gridTemplateRows: '24px auto',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  border: hairline,
  borderRadius: vars.radius.control,
});
export const layerRow = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  marginTop: -4,
  position: 'relative',
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow.menu,
});
