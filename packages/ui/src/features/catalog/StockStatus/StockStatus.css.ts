import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

const stock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: vars.text[13],
  lineHeight: vars.line['13Tight'],
  fontWeight: vars.font.medium,
});

export const status = styleVariants({
  available: [stock, { color: color.positive }],
  low: [stock, { color: color.caution }],
  none: [stock, { color: color.critical }],
  other: [stock, { color: color.textMuted }],
});

const soft = (background: string) => ({
  minHeight: 24,
  padding: '4px 8px',
  borderRadius: vars.radius.small,
  background,
});
export const badge = styleVariants({
  available: soft(color.positiveSoft),
  low: soft(color.cautionSoft),
  none: soft(color.criticalSoft),
  other: soft(color.sunken),
});
