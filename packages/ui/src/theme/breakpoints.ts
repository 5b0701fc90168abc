import { queryInEm } from './inRem.ts';

/** Widths in px, at the usual size of letters, at which the layout changes. */
export const breakpoint = { phone: 320, tablet: 768, desktop: 1024, wide: 1280 } as const;

/** Media queries of the breakpoints; `phone` is everything below the tablet, `least` a phone with letters larger than it was made for. */
export const media = {
  least: queryInEm(`(width < ${breakpoint.phone}px)`),
  phone: queryInEm(`(width < ${breakpoint.tablet}px)`),
  tablet: queryInEm(`(min-width: ${breakpoint.tablet}px)`),
  belowDesktop: queryInEm(`(width < ${breakpoint.desktop}px)`),
  desktop: queryInEm(`(min-width: ${breakpoint.desktop}px)`),
  belowWide: queryInEm(`(width < ${breakpoint.wide}px)`),
  wide: queryInEm(`(min-width: ${breakpoint.wide}px)`),
  /** For a thumb, and a glove: a phone, upright or not, and whatever else has no mouse. */
  touch: `${queryInEm(`(width < ${breakpoint.tablet}px)`)}, (pointer: coarse)`,
  /** Where a field may have small letters. */
  small: `${queryInEm(`(min-width: ${breakpoint.tablet}px)`)} and (pointer: fine)`,
  motion: '(prefers-reduced-motion: no-preference)',
} as const;
