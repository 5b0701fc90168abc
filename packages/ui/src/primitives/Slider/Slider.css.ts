import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { captionText, fontSize, oneColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** How far the track is filled, as a percentage. */
export const filled = createVar();

export const root = style(oneColumn(vars.space[1]));

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  ...fontSize(13),
});

export const label = style({ fontWeight: vars.font.medium });

export const output = style({
  flex: 'none',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const range = style({
  appearance: 'none',
  width: '100%',
  height: 28,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [media.touch]: { height: vars.size.touch } },
});

const track = {
  height: 4,
  borderRadius: 2,
  background: `linear-gradient(90deg, ${color.brand} ${filled}, ${color.borderStrong} ${filled})`,
};
const thumb = {
  width: 20,
  height: 20,
  border: `2px solid ${color.brand}`,
  borderRadius: vars.radius.full,
  background: color.surface,
};
globalStyle(`${range}::-webkit-slider-runnable-track`, track);
globalStyle(`${range}::-moz-range-track`, track);
globalStyle(`${range}::-webkit-slider-thumb`, { ...thumb, appearance: 'none', marginTop: -8 });
globalStyle(`${range}::-moz-range-thumb`, { ...thumb, boxSizing: 'border-box' });
globalStyle(`${range}:hover:enabled::-webkit-slider-thumb`, { background: color.brandSoft });
globalStyle(`${range}:disabled::-webkit-slider-thumb`, {
  borderColor: color.borderStrong,
  background: color.sunken,
});
globalStyle(`${range}:disabled::-moz-range-thumb`, {
  borderColor: color.borderStrong,
  background: color.sunken,
});
globalStyle(`${range}:disabled::-webkit-slider-runnable-track`, { background: color.border });
globalStyle(`${range}:disabled::-moz-range-track`, { background: color.border });

export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  ...captionText,
  fontVariantNumeric: 'tabular-nums',
});
