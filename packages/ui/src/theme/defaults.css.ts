import { createGlobalTheme, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { mapTokens } from './mapTokens.ts';
import { vars } from './vars.css.ts';

/**
 * Declared again on every theme root, so that what derives from the brand follows a brand set on that element.
 * `initial` makes a component token "not set", so fallbacks apply; an empty string would count as a value.
 */
const themeRoots = ':root, [data-vitrin-theme]';
createGlobalTheme(
  themeRoots,
  vars,
  mapTokens((token) => token.initial ?? 'initial'),
);

globalStyle(':root', { colorScheme: 'light' });
globalStyle('[data-scheme="light"]', { colorScheme: 'light' });
globalStyle('[data-scheme="dark"]', { colorScheme: 'dark' });
globalStyle('[data-scheme="auto"]', { colorScheme: 'light dark' });

/**
 * A price on a ground of the shop's own keeps the hue its administrator chose, as dark or as light as can be read there;
 * on the ground of a card, which the same administrator chose, it is painted as it is. Not set, the first rule is void and
 * the colour inherited.
 */
globalStyle('.elements-price', {
  color: `light-dark(oklch(from ${vars.price.text} min(l, 0.46) c h), oklch(from ${vars.price.text} max(l, 0.8) min(c, 0.1) h))`,
});
globalStyle('.elements-card .elements-price', { color: fallbackVar(vars.price.text, 'inherit') });

globalStyle('[data-density="comfortable"]', { vars: { [vars.size.row]: '48px' } });

globalStyle(themeRoots, {
  '@media': {
    [media.phone]: { vars: { [vars.size.gutter]: '16px' } },
    [media.touch]: {
      vars: {
        [vars.size.control]: '44px',
        [vars.size.controlSm]: '44px',
        [vars.text.body]: '16px',
      },
    },
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.normal]: '0ms' },
    },
  },
});
