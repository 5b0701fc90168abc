import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const banner = style({
  background: vars.color.cautionSoft,
  borderBottom: `1px solid color-mix(in oklab, ${vars.color.caution} 30%, transparent)`,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 40,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space[2]} ${vars.size.gutter}`,
  // As high as it will be, without a link that could be pressed.
  selectors: { '&[data-awaited]': { visibility: 'hidden' } },
});

export const mark = style({ display: 'flex', color: vars.color.caution });
export const company = style({ fontWeight: vars.font.semibold });
export const end = style({ marginInlineStart: vars.space[2] });
