import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { modal, notch } from './Modal.css.ts';

const base = style([
  modal,
  {
    maxWidth: 'calc(100% - 2 * max(16px, env(safe-area-inset-left), env(safe-area-inset-right)))',
    maxHeight: 'calc(100dvh - 2 * max(32px, env(safe-area-inset-top)))',
    borderRadius: vars.radius.card,
    transform: 'translateY(8px)',
    '@starting-style': { selectors: { '&[open]': { transform: 'translateY(8px)' } } },
  },
]);

export const size = styleVariants({ sm: 400, md: 560, lg: 800, xl: 1008 }, (width) => [base, { width }]);

/** At a fixed height under the upper edge, so that content that grows does not move what is above. */
export const fromTop = style({
  marginBlockStart: 64,
  maxHeight: 'calc(100dvh - 96px)',
});

/** From the lower edge of a phone, where the thumb is. */
export const sheetOnPhone = style({
  '@media': {
    [media.phone]: {
      width: '100%',
      maxWidth: 'none',
      marginBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});

const wholeScreen = {
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  borderTop: notch,
  borderRadius: 0,
} as const;
export const fullScreen = style(wholeScreen);
/** The gutter of the scrollbar belongs to the page, which paints it: no strip of another colour beside what covers all else. */
globalStyle(`:root:has(${fullScreen}:modal)`, { background: vars.color.raised });
export const fullScreenOnPhone = style({ '@media': { [media.phone]: wholeScreen } });
