import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, inlineRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const base = style({
  ...inlineRow(vars.space[1]),
  minHeight: 20,
  paddingInline: 6,
  borderRadius: vars.radius.small,
  ...fontSize(12),
  fontWeight: vars.font.medium,
  // One line, unless it is longer than all the room there is; a column of a table is never squeezed.
  flexShrink: 0,
  maxWidth: '100%',
  selectors: { 'td &': { whiteSpace: 'nowrap' } },
});
const soft = (background: string, text: string) => [base, { background, color: text }];

export const badge = styleVariants({
  neutral: soft(color.sunken, color.textMuted),
  brand: soft(color.brandSoft, color.brandText),
  positive: soft(color.positiveSoft, color.positive),
  caution: soft(color.cautionSoft, color.caution),
  critical: soft(color.criticalSoft, color.critical),
  info: soft(color.infoSoft, color.info),
  count: [
    base,
    {
      justifyContent: 'center',
      minWidth: 20,
      borderRadius: vars.radius.full,
      background: color.brand,
      color: color.onBrand,
      fontWeight: vars.font.semibold,
      fontVariantNumeric: 'tabular-nums',
    },
  ],
});
export const large = style({ minHeight: 24, paddingInline: vars.space[2], gap: 6, fontSize: vars.text[13] });
