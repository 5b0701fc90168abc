import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

const stock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: vars.text[13],
  lineHeight: vars.line['13Tight'],
  fontWeight: vars.font.medium,
});

/**
 * A shape for each tone, 10 px wide, so that colour is not the only sign. Painted as a ground, since a drawing in each row of
 * a long list would be clipped and placed on its own whenever the browser looks for what has changed.
 */
const shape = (...background: string[]) =>
  ({
    '::before': {
      content: '',
      flex: 'none',
      width: 10,
      height: 10,
      background: background.join(', '),
      printColorAdjust: 'exact',
    },
    // There, grounds are left out unless they are kept, and what keeps them gets no colour.
    '@media': {
      '(forced-colors: active)': { '::before': { forcedColorAdjust: 'none', color: 'CanvasText' } },
    },
  }) as const;
const ring = 'radial-gradient(closest-side, transparent 3px, currentColor 3.5px 4.5px, transparent 5px)';

export const status = styleVariants({
  available: [
    stock,
    { color: color.positive },
    shape('radial-gradient(closest-side, currentColor 4.5px, transparent 5px)'),
  ],
  low: [
    stock,
    { color: color.caution },
    shape(
      'radial-gradient(5px at right, currentColor 4.5px, transparent 5px) left / 5px 10px no-repeat',
      ring,
    ),
  ],
  none: [
    stock,
    { color: color.critical },
    shape(
      'linear-gradient(to right bottom, transparent calc(50% - 1px), currentColor calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 1px)) center / 7px 7px no-repeat',
      ring,
    ),
  ],
  other: [stock, { color: color.textMuted }],
});

const soft = (background: string) => ({
  minHeight: 24,
  padding: '4px 8px',
  borderRadius: vars.radius.small,
  background,
});
export const badge = styleVariants({
  available: soft(color.positiveSoft),
  low: soft(color.cautionSoft),
  none: soft(color.criticalSoft),
  other: soft(color.sunken),
});
