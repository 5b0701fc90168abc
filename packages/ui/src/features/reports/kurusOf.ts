import { toMinorUnits } from '@vitrin/api-client/read/toMinorUnits';
import type { CellValue } from './ReportLine.ts';

/** An amount in whole kuruş, as sums are made of; what is no amount counts nothing. Exact up to 90 trillion. */
export function kurusOf(cell: CellValue): number {
  if (typeof cell !== 'number') return 0;
  const kurus = Math.round(cell * 100);
  // An amount of two decimals needs no look at its digits, which costs a long report half a second.
  return kurus / 100 === cell ? kurus : toMinorUnits(cell);
}
