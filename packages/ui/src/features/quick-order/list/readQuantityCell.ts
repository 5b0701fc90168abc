import { isBarcode } from '../../../primitives/NumberField/isBarcode.ts';
import { parseQuantity } from '../../../primitives/NumberField/parseQuantity.ts';

/** A number as it is meant to be a quantity, whatever it is worth: with a sign, with decimals, with a unit. */
const numeric = /^[+\-−–]?\d[\d.,\s]*\p{L}{0,7}\.?$/u;

/** The quantity of a text that is one; 'bad' where it means to be one and is not (negative, decimal, 0); else undefined. */
export function readQuantityCell(text: string): number | 'bad' | undefined {
  const trimmed = text.trim();
  if (isBarcode(trimmed) || !numeric.test(trimmed)) return undefined;
  const quantity = parseQuantity(trimmed);
  if (quantity.kind === 'value') return quantity.value > 0 ? quantity.value : 'bad';
  // With a word behind it that is no unit it is more likely a code ('12AB').
  return /\p{L}/u.test(trimmed) ? undefined : 'bad';
}
