import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { fontSize } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const base = style({ fontWeight: vars.font.semibold, textWrap: 'balance' });

export const heading = styleVariants({
  page: [
    base,
    {
      ...fontSize(24),
      letterSpacing: vars.font.trackingTitle,
      '@media': { [media.phone]: fontSize(20) },
    },
  ],
  section: [base, { ...fontSize(20), letterSpacing: vars.font.trackingTitle }],
  part: [base, { ...fontSize(16), letterSpacing: '-.008em' }],
  label: [base, fontSize(13)],
});
