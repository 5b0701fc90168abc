import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const pulse = keyframes({ to: { opacity: 0.55 } });

const base = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
  '@media': { [media.motion]: { animation: `${pulse} 1.4s ease-in-out infinite alternate` } },
});
export const line = style({ display: 'flex', alignItems: 'center', height: '1lh' });
/** By its shape. */
export const bar = styleVariants({
  bar: [base],
  control: [base, { borderRadius: vars.radius.control }],
});
