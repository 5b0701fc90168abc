import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { layer } from '../../theme/layers.ts';
import { vars } from '../../theme/vars.css.ts';

export const desk = style({
  background: vars.color.sunken,
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-editing]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 376px' },
      },
    },
    // The end of the menu can be scrolled out from under the sheet.
    [media.belowDesktop]: { selectors: { '&[data-editing]': { paddingBlockEnd: 'min(58dvh, 560px)' } } },
  },
});

export const shown = style({
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-preview="phone"]': {
          width: 390,
          margin: `${vars.space[6]} auto`,
          border: `1px solid ${vars.color.borderStrong}`,
          boxShadow: vars.shadow.dialog,
        },
      },
    },
  },
});

export const opener = style({
  position: 'fixed',
  insetInlineEnd: `max(${vars.space[4]}, env(safe-area-inset-right))`,
  insetBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  zIndex: layer.bar,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.bar,
  '@media': { print: { display: 'none' } },
});
