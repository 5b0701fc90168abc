import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { flexRow, inlineRow, mutedText, numberText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const pager = style({
  ...flexRow(vars.space[1]),
  ...mutedText,
  fontWeight: vars.font.medium,
  ...numberText,
  '@media': { [media.least]: { flexWrap: 'wrap' } },
});

export const step = style({
  ...inlineRow(6),
  justifyContent: 'center',
  minWidth: 36,
  minHeight: 36,
  paddingInline: 10,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current]': { background: color.brandSoft, color: color.brandText },
    '&[aria-disabled]': { background: 'none', color: color.textSubtle, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minWidth: vars.size.touch, minHeight: vars.size.touch } },
});
globalStyle(`${step}[aria-disabled] svg`, { opacity: 0.5 });

export const number = style({ '@media': { [media.phone]: { display: 'none' } } });
export const position = style({ paddingInline: vars.space[3], color: color.text });
export const positionOnPhone = style([position, { '@media': { [media.tablet]: { display: 'none' } } }]);
