import { formatAmount, missing } from '../../text/formatAmount.ts';
import { formatDate } from '../../text/formatDate.ts';
import type { CellValue, ColumnKind } from './ReportLine.ts';

let fourDecimals: Intl.NumberFormat | undefined;

/** '(A)' for a credit balance, '(B)' for a debit one. */
export const balanceLetter = (balance: number): string => (balance < 0 ? '(A)' : '(B)');

/** A balance as the statement's footer writes it: `1.234,50 TRY (B)`. */
export const formatBalance = (balance: number, currency: string): string =>
  [formatAmount(balance), currency, balanceLetter(balance)].filter(Boolean).join(' ');

/** A value as its column writes it; a day or a rate that could not be read is a dash, an amount without one is empty. */
export function showCell(value: CellValue, kind: ColumnKind): string {
  if (value === undefined) return kind === 'date' || kind === 'rate' ? missing : '';
  if (typeof value === 'string') return kind === 'date' ? formatDate(value) : value;
  if (kind === 'balance') return formatBalance(value, '');
  if (kind === 'rate') {
    fourDecimals ??= new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
    return fourDecimals.format(value);
  }
  if (kind === 'days') return value < 0 ? '' : `${value} gün`;
  return formatAmount(value);
}
