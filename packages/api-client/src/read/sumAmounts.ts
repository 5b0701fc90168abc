const scale = 6;

/**
 * The exact sum of amounts of money: added as whole millionths, so that 0.1 + 0.2 is 0.3. Amounts that are missing count
 * as nothing.
 */
export function sumAmounts(amounts: readonly (number | undefined)[]): number {
  let total = 0n;
  for (const amount of amounts) {
    if (amount !== undefined && Math.abs(amount) < 1e20)
      total += BigInt(amount.toFixed(scale).replace('.', ''));
  }
  const digits = String(total < 0n ? -total : total).padStart(scale + 1, '0');
  const sum = Number(`${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
  return total < 0n ? -sum : sum;
}

/** An amount as whole hundredths (kuruş), half away from zero, by its decimal digits: 1.005 is 101. */
export function toMinorUnits(amount: number): number {
  const shifted = Number(`${Math.abs(amount)}e2`);
  const units = Math.round(Number.isNaN(shifted) ? Math.abs(amount) * 100 : shifted);
  return amount < 0 && units !== 0 ? -units : units;
}
