import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { bannerHeight, layer } from '../../../theme/layers.ts';
import { flexRow, fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** In sight however far one has scrolled; on a phone the frame keeps it there, under its header. */
export const banner = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header - 1,
  background: vars.color.cautionSoft,
  borderBottom: `1px solid color-mix(in oklab, ${vars.color.caution} 30%, transparent)`,
  ...fontSize(13),
  '@media': { [media.phone]: { position: 'static' }, print: { position: 'static' } },
});

export const line = style({
  ...flexRow(vars.space[2]),
  minHeight: bannerHeight,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space[1]} ${vars.size.gutter}`,
  // As high as it will be, without a link that could be pressed.
  selectors: { '&[data-awaited]': { visibility: 'hidden' } },
});

export const mark = style({ display: 'flex', color: vars.color.caution });
/** One line on a desk, two on a phone, however long the name is; its number is beside it and never cut. */
export const words = style({
  display: 'flex',
  columnGap: 4,
  minWidth: 0,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { display: 'grid', flexGrow: 1, gridTemplateColumns: 'minmax(0, max-content) 1fr' },
  },
});
export const company = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: vars.font.semibold,
});
export const number = style({
  order: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridArea: '1 / 2' } },
});
export const acts = style({
  order: 2,
  '@media': { [media.phone]: { gridArea: '2 / 1 / auto / -1' } },
});
export const end = style({ marginInlineStart: vars.space[2] });
