import { globalStyle, style } from '@vanilla-extract/css';
import { quantity, quantityUnit } from '../../primitives/NumberField/quantity.css.ts';

/** Of a number of more than four signs: its unit makes room for it, as one that is cut is another number. */
export const longQuantity = style([
  quantity,
  { selectors: { '&&': { gridTemplateColumns: 'minmax(84px, 1fr) minmax(0, auto)' } } },
]);
globalStyle(`${longQuantity} > ${quantityUnit}`, { width: 'auto' });
