import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: 16,
  height: 16,
  border: '2px solid color-mix(in oklab, currentColor 30%, transparent)',
  borderTopColor: 'currentColor',
  borderRadius: vars.radius.full,
  '@media': { [media.motion]: { animation: `${turn} .8s linear infinite` } },
});
