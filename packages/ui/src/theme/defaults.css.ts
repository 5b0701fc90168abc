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

/** Wherever a price stands. */
globalStyle('.elements-price', { color: fallbackVar(vars.price.text, 'inherit') });

globalStyle('[data-density="comfortable"]', { vars: { [vars.size.row]: '48px' } });

globalStyle(themeRoots, {
  '@media': {
    [media.phone]: {
      vars: {
        [vars.size.gutter]: '16px',
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
