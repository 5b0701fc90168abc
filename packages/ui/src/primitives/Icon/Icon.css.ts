import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const square = (side: string) => [base, { width: side, height: side }];

export const icon = styleVariants({
  xs: square('14px'),
  sm: square(vars.size.iconSm),
  md: square(vars.size.icon),
  lg: square('24px'),
  xl: [...square('32px'), { strokeWidth: 1.5 }],
});
