import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const link = styleVariants({
  brand: [base, { color: vars.color.brandText, fontWeight: vars.font.medium }],
  plain: [base, { color: 'inherit' }],
  underlined: [base, { color: 'inherit', textDecoration: 'underline' }],
});
