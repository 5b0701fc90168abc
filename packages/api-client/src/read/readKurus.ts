import { type AccountSide, readAmount } from './readAmount.ts';
import { toMinorUnits } from './toMinorUnits.ts';

/** 70 trillion in kuruş: beyond it a number cannot tell every hundredth from the next. */
const largest = 7e15;

/**
 * Reads an amount as whole kuruş, in whatever way an accounting program writes it (as `readAmount` does): the unit to add up
 * and compare in. More than two decimals are rounded, half away from zero. Undefined for what is no amount, and for one too
 * large to be exact: nobody is to take either for nothing.
 * @param side what is on the other side of the account than this is negative
 */
export function readKurus(value: unknown, side: AccountSide = 'B'): number | undefined {
  const amount = readAmount(value, 'grouping', side);
  const kurus = amount === undefined ? Infinity : toMinorUnits(amount);
  return Math.abs(kurus) <= largest ? kurus : undefined;
}
