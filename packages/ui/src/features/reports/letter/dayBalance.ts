import { readKurus } from '@vitrin/api-client/read/readKurus';
import { compareCurrencies } from '../compareCurrencies.ts';
import { isKnownMovement } from '../isKnownMovement.ts';
import type { ReportLine } from '../ReportLine.ts';

/** What is owed in one currency at the end of a day, in whole kuruş; a credit is negative. */
export interface CurrencyBalance {
  readonly currency: string;
  readonly kurus: number;
}

/** The balance of a day, or why it cannot be said for certain. */
export type DayBalance = { readonly balances: readonly CurrencyBalance[] } | { readonly reason: string };

/** Currencies of which a statement says with a row of their own what was owed before it. */
const carriedCurrencies = (lines: readonly ReportLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ isCarried, sumCurrency }) => (isCarried ? [sumCurrency] : [])));

/** Sums by currency; or the first row that does not say its amount or its day. */
function sumByCurrency(lines: readonly ReportLine[]): Map<string, number> | ReportLine {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const { debit, credit, date, isCarried, sumCurrency } = line;
    const [owed, paid] = [readKurus(debit ?? 0), readKurus(credit ?? 0)];
    if (owed === undefined || paid === undefined || !isKnownMovement(line) || !(date || isCarried))
      return line;
    sums.set(sumCurrency, (sums.get(sumCurrency) ?? 0) + owed - paid);
  }
  return sums;
}

/**
 * The balance of each currency at the end of a day, where the rows leave no doubt of it.
 * @param lines the statement that ends with the day
 * @param before all that was before it: a currency that the statement does not carry forward must come to nothing there, be it
 *   that no row of the statement is in it
 */
export function dayBalance(
  lines: readonly ReportLine[],
  day: string,
  before: readonly ReportLine[],
): DayBalance {
  const sums = sumByCurrency(lines.filter(({ date = '' }) => date <= day));
  if (!(sums instanceof Map)) return { reason: doubt(sums) };
  const carried = carriedCurrencies(lines);
  const earlier = sumByCurrency(before.filter(({ sumCurrency }) => !carried.has(sumCurrency)));
  if (!(earlier instanceof Map)) return { reason: doubt(earlier) };
  const left = [...earlier].find(([, kurus]) => kurus !== 0);
  if (left) {
    return {
      reason: `Ekstrede ${left[0]} için Devir satırı yok, oysa daha önceki günlerden kalan bir bakiye var.`,
    };
  }
  const balances = [...sums]
    .map(([currency, kurus]) => ({ currency, kurus }))
    .toSorted((a, b) => compareCurrencies(a.currency, b.currency));
  if (balances.some(({ kurus }) => !Number.isSafeInteger(kurus))) {
    return { reason: 'Bakiye kuruşu kuruşuna hesaplanamayacak kadar büyük.' };
  }
  return { balances: balances.length > 0 ? balances : [{ currency: 'TRY', kurus: 0 }] };
}

function doubt({ documentNo, kind, date }: ReportLine): string {
  const name = documentNo || kind || 'numarasız belge';
  return date === undefined
    ? `Bir satırın tarihi okunamadı (${name}).`
    : `Bir satırın tutarı okunamadı (${name}).`;
}
