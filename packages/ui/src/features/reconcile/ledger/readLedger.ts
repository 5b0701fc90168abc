import { readKurus } from '@vitrin/api-client/read/readKurus';
import { foldTurkish } from '../../../text/turkish.ts';
import type { BookEntry } from '../BookEntry.ts';
import type { LedgerColumns } from './LedgerColumns.ts';
import { readLedgerDate } from './readLedgerDate.ts';

/** A row that means to be an entry and cannot be read: its day, or its amount. */
export interface UnreadRow {
  /** As a spreadsheet counts rows, from 1. */
  readonly row: number;
  readonly problem: 'date' | 'amount';
  readonly text: string;
}

export interface LedgerReading {
  readonly entries: readonly BookEntry[];
  readonly unread: readonly UnreadRow[];
  /** Rows of totals and carried pages, which would count everything twice. */
  readonly totals: number;
}

/** What totals and pages carried over are called. */
const total =
  /(?:^|[^\p{L}])(?:toplam[^\p{L}]*|toplami|toplamlar|(?:nakli )?yekun|yekunu|nakledilen|nakil|bakiye)(?:$|[^\p{L}])/u;
/** What a book begins with. */
const opening = /(?:^|[^\p{L}])(?:acilis|devir|devreden)(?:$|[^\p{L}])/u;

/** Rows between which the page may answer. */
const inTurn = 50;

/**
 * The entries of a ledger, by its columns. Left out is what is none: empty rows, heads that pages repeat, rows of totals. What an
 * entry seems to be and cannot be read is named, never counted as nothing.
 */
export function* readLedgerSteps(
  table: readonly (readonly string[])[],
  columns: LedgerColumns,
): Generator<void, LedgerReading> {
  const { skipped } = columns;
  const head = skipped > 0 ? (table[skipped - 1] ?? []).join('\t') : undefined;
  const entries: BookEntry[] = [];
  const unread: UnreadRow[] = [];
  let totals = 0;
  const sums: Sums = { debit: 0, credit: 0 };
  for (let place = skipped; place < table.length; place += 1) {
    const cells = table[place] ?? [];
    if (place % inTurn === 0) yield;
    if (cells.every((cell) => cell === '') || cells.join('\t') === head) continue;
    const amounts = amountsOf(cells, columns);
    const date = readLedgerDate(cellAt(cells, columns.date));
    const documentNo = cellAt(cells, columns.documentNo);
    const description = cellAt(cells, columns.description);
    if (date === undefined || documentNo === '') {
      const words = foldTurkish(date === undefined ? cells.join(' ') : description);
      const isOpening = opening.test(words) && entries.length === 0;
      if (
        (!isOpening && (total.test(words) || (date === undefined && opening.test(words)))) ||
        (date === undefined && isSum(amounts, sums, cells, columns))
      ) {
        totals += 1;
        continue;
      }
      // Pages have titles and numbers, too: without an amount they are no entries.
      if (date === undefined && !isOpening) {
        if (amounts !== undefined)
          unread.push({
            row: place + 1,
            problem: amounts === 'bad' ? 'amount' : 'date',
            text: textOf(cells),
          });
        continue;
      }
    }
    if (amounts === undefined) continue;
    if (amounts === 'bad') {
      unread.push({ row: place + 1, problem: 'amount', text: textOf(cells) });
      continue;
    }
    sums.debit += amounts.debit;
    sums.credit += amounts.credit;
    entries.push({ date, documentNo, description, kurus: amounts.debit - amounts.credit });
  }
  return { entries, unread, totals };
}

interface Sums {
  debit: number;
  credit: number;
}

const cellAt = (cells: readonly string[], place: number | undefined) =>
  place === undefined ? '' : (cells[place] ?? '');
const textOf = (cells: readonly string[]) => cells.filter((cell) => cell !== '').join(' · ');

/** Debit and credit of a row; undefined where it has neither, 'bad' where what is there is no amount. */
function amountsOf(cells: readonly string[], columns: LedgerColumns): Sums | 'bad' | undefined {
  if (columns.form === 'twoColumns') {
    const [debitCell, creditCell] = [cellAt(cells, columns.debit), cellAt(cells, columns.credit)];
    if (isNothing(debitCell) && isNothing(creditCell)) return undefined;
    const debit = isNothing(debitCell) ? 0 : readKurus(debitCell);
    const credit = isNothing(creditCell) ? 0 : readKurus(creditCell, 'A');
    return debit === undefined || credit === undefined ? 'bad' : { debit, credit };
  }
  const cell = cellAt(cells, columns.amount);
  if (isNothing(cell)) return undefined;
  const side = sideOf(cellAt(cells, columns.side));
  const kurus = side === 'bad' ? undefined : readKurus(cell, side ?? 'B');
  if (kurus === undefined) return 'bad';
  if (side !== undefined) return side === 'B' ? { debit: kurus, credit: 0 } : { debit: 0, credit: kurus };
  return kurus < 0 ? { debit: 0, credit: -kurus } : { debit: kurus, credit: 0 };
}

/** A dash stands for nothing. */
const isNothing = (cell: string) => /^[-–—]?$/.test(cell);

function sideOf(cell: string): 'B' | 'A' | 'bad' | undefined {
  const folded = foldTurkish(cell).replaceAll(/[()]/g, '');
  if (folded === '') return undefined;
  if (/^(?:b|borc|d)$/.test(folded)) return 'B';
  return /^(?:a|alacak|c)$/.test(folded) ? 'A' : 'bad';
}

/** Whether a row without a day only repeats what all before it add up to: a total that nothing names. */
function isSum(
  amounts: Sums | 'bad' | undefined,
  sums: Sums,
  cells: readonly string[],
  columns: LedgerColumns,
): boolean {
  if (amounts === undefined || amounts === 'bad') return false;
  const isBare = cellAt(cells, columns.documentNo) === '' && cellAt(cells, columns.description) === '';
  const isRepeated =
    columns.form === 'twoColumns'
      ? amounts.debit === sums.debit && amounts.credit === sums.credit
      : amounts.debit - amounts.credit === sums.debit - sums.credit;
  return isBare && isRepeated;
}
