import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, inlineRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

const stock = style({
  ...inlineRow(6),
  ...fontSize('13Tight'),
  fontWeight: vars.font.medium,
});

/**
 * A shape for each tone, 10 px wide, so that colour is not the only sign. Made of borders, since a drawing in each row of a
 * long list would be clipped and placed on its own whenever the browser looks for what has changed.
 */
const shape = style([
  stock,
  {
    '::before': {
      content: '',
      flex: 'none',
      width: 10,
      height: 10,
      border: '1.5px solid',
      borderRadius: '50%',
    },
  },
]);

export const status = styleVariants({
  available: [shape, { color: color.positive, '::before': { borderWidth: 5 } }],
  low: [shape, { color: color.caution, '::before': { borderLeftWidth: 5 } }],
  none: [
    shape,
    {
      color: color.critical,
      '::before': {
        background: 'linear-gradient(135deg, transparent 41%, currentColor 46% 54%, transparent 59%)',
      },
    },
  ],
  other: [stock, { color: color.textMuted }],
});

const ground = style({ minHeight: 24, padding: '4px 8px', borderRadius: vars.radius.small });
const soft = (background: string) => [ground, { background }];
export const badge = styleVariants({
  available: soft(color.positiveSoft),
  low: soft(color.cautionSoft),
  none: soft(color.criticalSoft),
  other: soft(color.sunken),
});
