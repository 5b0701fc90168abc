import { toMinorUnits } from '../read/toMinorUnits.ts';

/** An amount for the wire: two decimals, no grouping, `1234,50` in forms and `1234.50` in addresses. */
export function writeAmount(amount: number, decimalSeparator: ',' | '.'): string {
  const units = toMinorUnits(amount);
  const digits = String(Math.abs(units)).padStart(3, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalSeparator}${digits.slice(-2)}`;
}
