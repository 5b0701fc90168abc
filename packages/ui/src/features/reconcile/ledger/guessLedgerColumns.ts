import { readKurus } from '@vitrin/api-client/read/readKurus';
import { foldTurkish } from '../../../text/turkish.ts';
import { isWhole, type LedgerColumns, placesOf } from './LedgerColumns.ts';
import { columnNamed, foldHead } from './ledgerHeads.ts';
import { readLedgerDate } from './readLedgerDate.ts';

type Table = readonly (readonly string[])[];

/** Titles, the seller's name and the range stand above a head; farther down there is none. */
const searched = 40;
/** Enough to tell what a column holds. */
const sampled = 200;

/** Finds the columns of a ledger by the words of its head, else by what they hold. */
export function guessLedgerColumns(table: Table): LedgerColumns {
  const named = table.slice(0, searched).map(namedColumns);
  const head = named.findIndex(isWhole);
  const found = named[head];
  return found ? { ...found, skipped: head + 1 } : guessByContent(table);
}

function namedColumns(cells: readonly string[]): LedgerColumns {
  const heads = cells.map(foldHead);
  const places = placesOf((field) => columnNamed(heads, field));
  const isSplit = places.debit !== undefined && places.credit !== undefined;
  return { skipped: 0, form: isSplit ? 'twoColumns' : 'oneColumn', ...places };
}

const isSide = (cell: string) => /^\(?(?:b|a|borc|alacak)\)?$/.test(foldTurkish(cell));
const isAmount = (cell: string) => /[\d,.)]/.test(cell) && readKurus(cell) !== undefined;

/**
 * Without a head: the column of days; where two columns of amounts never both say something these are debit and credit, else one
 * amount, with the letter of its side if there is a column of those. What only adds up the one before it is a balance.
 */
function guessByContent(table: Table): LedgerColumns {
  const first = table.findIndex((cells) => cells.some((cell) => readLedgerDate(cell) !== undefined));
  const skipped = Math.max(0, first);
  const rows = table
    .slice(skipped, skipped + sampled)
    .filter((cells) => cells.some((cell) => readLedgerDate(cell)));
  const places = Array.from(
    { length: Math.max(0, ...rows.map(({ length }) => length)) },
    (_, place) => place,
  );
  const cellsOf = (place: number) => rows.map((cells) => cells[place] ?? '');
  const holds = (place: number, is: (cell: string) => boolean) => {
    const filled = cellsOf(place).filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter(is).length / filled.length >= 0.9;
  };
  const date = places.find((place) => holds(place, (cell) => readLedgerDate(cell) !== undefined));
  const others = places.filter((place) => place !== date);
  const amounts = others.filter((place) => holds(place, isAmount) && !isCounting(cellsOf(place)));
  const kurus = new Map(amounts.map((place) => [place, cellsOf(place).map((cell) => readKurus(cell) ?? 0)]));
  const pair = amounts.flatMap((debit, place) => {
    const credit = amounts[place + 1];
    const [left, right] = [kurus.get(debit), credit === undefined ? undefined : kurus.get(credit)];
    const isPair =
      left?.every((value, row) => value === 0 || right?.[row] === 0) && left.some((value) => value !== 0);
    return isPair && right?.some((value) => value !== 0) ? [{ debit, credit }] : [];
  })[0];
  const side = others.find((place) => holds(place, isSide));
  const texts = others.filter((place) => !amounts.includes(place) && place !== side);
  const lengthOf = (place: number) => cellsOf(place).join('').length;
  const documentNo = texts.find((place) =>
    holds(place, (cell) => /\d/.test(cell) && !/\s\S+\s/.test(cell.trim())),
  );
  const description = texts
    .filter((place) => place !== documentNo)
    .reduce<number | undefined>(
      (longest, place) => (longest !== undefined && lengthOf(longest) >= lengthOf(place) ? longest : place),
      undefined,
    );
  const [amount] = amounts;
  return {
    skipped,
    form: pair ? 'twoColumns' : 'oneColumn',
    ...(date === undefined ? {} : { date }),
    ...(documentNo === undefined ? {} : { documentNo }),
    ...(description === undefined ? {} : { description }),
    ...(pair ?? (amount === undefined ? {} : { amount, ...(side === undefined ? {} : { side }) })),
  };
}

/** Whether a column only numbers the rows. */
const isCounting = (cells: readonly string[]) =>
  cells.length > 2 && cells.every((cell, row) => Number(cell.replace(/\.$/, '')) === Number(cells[0]) + row);
