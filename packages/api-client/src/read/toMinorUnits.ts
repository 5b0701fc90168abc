/** An amount as whole hundredths (kuruş), half away from zero, by its decimal digits: 1.005 is 101. */
export function toMinorUnits(amount: number): number {
  const shifted = Number(`${Math.abs(amount)}e2`);
  const units = Math.round(Number.isNaN(shifted) ? Math.abs(amount) * 100 : shifted);
  return amount < 0 && units !== 0 ? -units : units;
}
