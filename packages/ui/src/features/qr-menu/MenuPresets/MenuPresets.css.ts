import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const ground = createVar();
export const stroke = createVar();

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: vars.space[2] });

export const preset = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[1],
  border: hairline,
  borderRadius: vars.radius.card,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
  },
});

export const swatch = style({
  display: 'grid',
  alignContent: 'center',
  gap: 6,
  height: 52,
  padding: `0 ${vars.space[3]}`,
  background: ground,
  border: `1px solid ${stroke}`,
  borderRadius: vars.radius.control,
});

const bar = style({ height: 6, borderRadius: vars.radius.full, background: ground });

export const mark = styleVariants({
  title: [bar, { width: '62%' }],
  text: [bar, { width: '88%', height: 4 }],
});

export const word = style({
  padding: `${vars.space[1]} ${vars.space[2]}`,
  ...fontSize(13),
  fontWeight: vars.font.medium,
});
