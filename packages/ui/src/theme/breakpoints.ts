/** Widths in px at which the layout changes. */
export const breakpoint = { tablet: 768, desktop: 1024, wide: 1280 } as const;

/** Media queries of the breakpoints; `phone` is everything below the tablet. */
export const media = {
  phone: `(max-width: ${breakpoint.tablet - 0.02}px)`,
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  belowDesktop: `(max-width: ${breakpoint.desktop - 0.02}px)`,
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  belowWide: `(max-width: ${breakpoint.wide - 0.02}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
  motion: '(prefers-reduced-motion: no-preference)',
} as const;
