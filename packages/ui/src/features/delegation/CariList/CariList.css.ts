import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

/** Its height stays while results come and go, so that the dialog does not jump. */
export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'min(440px, 100dvh - 160px)',
  '@media': { [media.phone]: { flex: 1, height: 'calc(100dvh - 57px)' } },
});
export const box = style({
  flex: 'none',
  padding: `${space[4]} ${space[5]}`,
  borderBottom: hairline,
  '@media': { [media.phone]: { padding: `${space[3]} ${space[4]}` } },
});
export const results = style({
  flex: 1,
  minHeight: 0,
  padding: space[2],
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const option = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: 40,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.brandSoft },
    '&[data-waits]': { color: color.textSubtle, cursor: 'default' },
    '&[data-waits][data-highlighted]': { background: 'none' },
  },
  '@media': { [media.phone]: { minHeight: 48 } },
});
/** What tells a company from others of its name. */
export const detail = style({
  display: 'block',
  color: color.textSubtle,
  ...fontSize(13),
  fontVariantNumeric: 'tabular-nums',
});
export const hint = style({
  padding: `${space[4]} ${space[3]}`,
  color: color.textSubtle,
  ...fontSize(13),
});
export const failed = style({ padding: space[2] });
