import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

/**
 * Where one pulse ends and the next begins is an event for each bar of the page, and React hears all there are: several pulses
 * are one animation, and it begins only where there is something to wait for.
 */
const pulses = 2;
const seconds = { pulse: 2.8, still: 1 };
const at = (part: number) =>
  Array.from({ length: pulses }, (_, index) => `${((index + part) * 100) / pulses}%`).join(', ');
const pulse = keyframes({
  [`${at(0)}, 100%`]: { opacity: 1 },
  [at(0.5)]: { opacity: 0.55 },
});

/** What waits together pulses as one: each that moves is a layer of its own for the browser. */
export const pulsing = style({
  '@media': {
    [media.motion]: {
      animation: `${pulse} ${pulses * seconds.pulse}s ease-in-out ${seconds.still}s infinite`,
    },
  },
});
/** A bar that does not pulse by itself. */
export const still = {
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
} as const;
const base = style([pulsing, still]);
export const line = style({ display: 'flex', alignItems: 'center', height: '1lh' });
/** By its shape. */
export const bar = styleVariants({
  bar: [base],
  control: [base, { borderRadius: vars.radius.control }],
});
