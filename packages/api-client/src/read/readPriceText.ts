import { readText } from './readText.ts';

let twoDecimals: Intl.NumberFormat | undefined;

/**
 * The first price or total that is given. The server formats them, and they are shown as they are; a bare number in such a
 * field is written the same way (`1.234,50`). '' when there is none.
 */
export function readPriceText(...values: readonly unknown[]): string {
  for (const value of values) {
    if (typeof value !== 'number') {
      const text = readText(value);
      if (text !== '') return text;
    } else if (Number.isFinite(value)) {
      twoDecimals ??= new Intl.NumberFormat('tr-TR', {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        // What rounds to nothing has no sign.
        signDisplay: 'negative',
      });
      return twoDecimals.format(value);
    }
  }
  return '';
}
