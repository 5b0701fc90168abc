import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { box } from '../Field/control.css.ts';

const { color } = vars;

export const plain = style({ width: 108, maxWidth: '100%', '@media': { [media.phone]: { width: 136 } } });

const stepper = style([box, { display: 'inline-grid', width: '100%', overflow: 'hidden' }]);

const columns = (side: number, middle: number) => ({
  gridTemplateColumns: `${side}px minmax(${middle}px, 1fr) ${side}px`,
  '@media': { [media.phone]: { gridTemplateColumns: '44px minmax(44px, 1fr) 44px' } },
});

export const stepperSize = styleVariants({
  sm: [stepper, columns(32, 40), { height: vars.size.controlSm }],
  md: [stepper, columns(36, 44)],
});

const step = style({
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  touchAction: 'manipulation',
  selectors: {
    '&:hover:enabled': { background: color.hover, color: color.text },
    '&:active:enabled': { background: color.sunken },
    '&:disabled': { color: color.borderStrong, cursor: 'not-allowed' },
  },
});

/** The signs are borders, since a drawing in each of 500 rows would be a tenth of what the rows cost. */
const stroke = { content: '', gridArea: '1 / 1' };
const minus = style([step, { '::before': { ...stroke, width: 11, borderTop: '1.35px solid' } }]);
export const stepSign = styleVariants({
  minus: [minus],
  plus: [minus, { '::after': { ...stroke, height: 11, borderLeft: '1.35px solid' } }],
});

export const stepperInput = style({
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderInline: `1px solid ${color.border}`,
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
