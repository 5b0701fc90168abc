import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { hairline } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { box } from '../Field/control.css.ts';

const { color } = vars;

export const plain = style({ width: 108, maxWidth: '100%', '@media': { [media.phone]: { width: 136 } } });

const stepper = style([box, { display: 'inline-grid', width: '100%', overflow: 'hidden' }]);

const columns = (side: number, middle: number) => ({
  gridTemplateColumns: `${side}px minmax(${middle}px, 1fr) ${side}px`,
  // Its buttons give way where letters leave no room for three such targets.
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 44px) minmax(44px, 1fr) minmax(0, 44px)' } },
});

export const stepperSize = styleVariants({
  sm: [stepper, columns(32, 40), { height: vars.size.controlSm }],
  md: [stepper, columns(36, 44)],
});

const stroke = 'linear-gradient(currentColor 0 0)';
const step = style({
  background: `${stroke} center / 11px 1.35px no-repeat`,
  color: color.textMuted,
  textAlign: 'center',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:enabled': { backgroundColor: color.hover, color: color.text },
    '&:active:enabled': { backgroundColor: color.sunken },
    '&:disabled': { color: color.borderStrong, cursor: 'not-allowed' },
  },
});
/** Where the system chooses the colours, it takes away what is drawn on a ground: there the signs are written. */
const written = (sign: string) => ({
  '@media': { '(forced-colors: active)': { '::before': { content: sign, fontSize: vars.text[20] } } },
});
/**
 * The signs are drawn on the ground: a drawing in each of 500 rows would be a tenth of what the rows cost, and a box for each
 * stroke a tenth of laying out a page of cards.
 */
export const stepSign = styleVariants({
  minus: [step, written('−')],
  plus: [
    step,
    { backgroundImage: `${stroke}, ${stroke}`, backgroundSize: '11px 1.35px, 1.35px 11px' },
    written('+'),
  ],
});

export const stepperInput = style({
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderInline: hairline,
  outline: 0,
  background: 'none',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.medium,
  fontSize: vars.text.body,
  selectors: {
    '&:disabled': { color: color.textSubtle, opacity: 1 },
  },
});
