import { toMinorUnits } from '@vitrin/api-client/read/sumAmounts';
import type { CellValue } from './ReportLine.ts';

/** An amount in whole kuruş, as sums are made of; what is no amount counts nothing. Exact up to 90 trillion. */
export const kurusOf = (cell: CellValue): number => (typeof cell === 'number' ? toMinorUnits(cell) : 0);
