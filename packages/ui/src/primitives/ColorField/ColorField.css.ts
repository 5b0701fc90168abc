import { createVar, style } from '@vanilla-extract/css';
import { buttonRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The colour being chosen. */
export const chosen = createVar();

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 112px',
  justifyContent: 'start',
  gap: vars.space[2],
});

export const swatch = style({
  width: vars.size.control,
  height: vars.size.control,
  padding: 3,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { borderColor: color.textSubtle },
    '&:disabled': { borderColor: color.border, background: color.sunken, cursor: 'not-allowed' },
    '&::before': {
      content: '""',
      display: 'block',
      height: '100%',
      borderRadius: 3,
      background: chosen,
      boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${color.text} 12%, transparent)`,
    },
  },
});

/** As large as the panel that is being fetched. */
export const panel = style({
  display: 'grid',
  gap: vars.space[3],
  width: 208,
  minHeight: 204,
  alignContent: 'start',
});

export const waiting = style([panel, { placeContent: 'center', color: color.textSubtle }]);

const track = style({
  borderRadius: vars.radius.control,
  selectors: { '&[data-disabled]': { opacity: 0.5 } },
});

export const area = style([track, { width: '100%', height: 160 }]);

export const slider = style([track, { width: '100%', height: 20 }]);

export const thumb = style({
  width: 20,
  height: 20,
  border: `2px solid ${color.tile}`,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 1px ${color.inverse}, inset 0 0 0 1px ${color.inverse}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2, zIndex: 1 },
  },
});

/** The thumb of the hue stays inside its track. */
export const sliderThumb = style([thumb, { top: '50%' }]);

export const swatches = style(buttonRow);

export const choice = style({
  width: 24,
  height: 24,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  outline: 0,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${color.text} 16%, transparent)`,
  selectors: {
    '&[data-selected]': { outline: `2px solid ${color.text}`, outlineOffset: 1 },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});

export const choiceColor = style({ width: '100%', height: '100%', borderRadius: 'inherit' });
