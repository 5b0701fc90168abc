import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow, fontSize } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

export const summary = style({
  ...flexRow(10),
  minHeight: vars.size.touch,
  listStyle: 'none',
  ...fontSize(14),
  fontWeight: vars.font.medium,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
    '&:hover': { background: vars.color.hover },
  },
});

export const words = style({ flex: 1, minWidth: 0 });

export const chevron = style({
  flex: 'none',
  color: vars.color.textSubtle,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
});

globalStyle(`details[open] > ${summary} > ${chevron}`, { transform: 'rotate(90deg)' });

/** Under the words of the summary. */
export const content = style({ padding: `0 0 ${vars.space[4]} 28px` });
