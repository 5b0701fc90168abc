import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const about = style({ color: color.textMuted, fontSize: vars.text[13], lineHeight: vars.line[13] });
export const list = style({ marginTop: space[2] });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} 0`,
  borderTop: `1px solid ${color.border}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr) auto', gap: space[2] },
  },
});
export const words = style({
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '2 / -1' } },
});
export const name = style({ display: 'block', fontWeight: vars.font.medium });
export const meta = style({
  display: 'block',
  color: color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
});
export const price = style({
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const thumb = style({
  width: 56,
  height: 56,
  borderRadius: vars.radius.small,
  background: color.tile,
  objectFit: 'contain',
  '@media': { [media.phone]: { gridRow: 'span 2' } },
});
export const noThumb = style([thumb, { display: 'grid', placeItems: 'center', color: color.textSubtle }]);
