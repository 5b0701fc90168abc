import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const base = style({ fontWeight: vars.font.semibold, textWrap: 'balance' });

export const heading = styleVariants({
  page: [
    base,
    {
      fontSize: vars.text[24],
      lineHeight: vars.line[24],
      letterSpacing: vars.font.trackingTitle,
      '@media': { [media.phone]: { fontSize: vars.text[20], lineHeight: vars.line[20] } },
    },
  ],
  section: [
    base,
    { fontSize: vars.text[20], lineHeight: vars.line[20], letterSpacing: vars.font.trackingTitle },
  ],
  part: [base, { fontSize: vars.text[16], lineHeight: vars.line[16], letterSpacing: '-.008em' }],
  label: [base, { fontSize: vars.text[13], lineHeight: vars.line[13] }],
});
