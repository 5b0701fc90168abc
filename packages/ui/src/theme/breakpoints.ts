import { queryInEm } from './inRem.ts';

/** Widths in px, at the usual size of letters, at which the layout changes. */
export const breakpoint = { phone: 320, tablet: 768, desktop: 1024, wide: 1280 } as const;

/** Media queries of the breakpoints; `phone` is everything below the tablet, `least` a phone with letters larger than it was made for. */
export const media = {
  least: queryInEm(`(max-width: ${breakpoint.phone - 0.02}px)`),
  phone: queryInEm(`(max-width: ${breakpoint.tablet - 0.02}px)`),
  tablet: queryInEm(`(min-width: ${breakpoint.tablet}px)`),
  belowDesktop: queryInEm(`(max-width: ${breakpoint.desktop - 0.02}px)`),
  desktop: queryInEm(`(min-width: ${breakpoint.desktop}px)`),
  belowWide: queryInEm(`(max-width: ${breakpoint.wide - 0.02}px)`),
  wide: queryInEm(`(min-width: ${breakpoint.wide}px)`),
  motion: '(prefers-reduced-motion: no-preference)',
} as const;
