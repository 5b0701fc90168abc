import { dayAt, dayNumber } from '../../../text/dayNumber.ts';
import type { BookEntry } from '../BookEntry.ts';

/** Two books of one account and which rows of them truly belong together. */
export interface TwoBooks {
  readonly ours: readonly BookEntry[];
  readonly theirs: readonly BookEntry[];
  readonly isMirrored: boolean;
  /** Places in both books; a row that is in one of them only is in none. */
  readonly truth: readonly (readonly [ours: number, theirs: number])[];
}

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const days = { first: dayNumber('2026-01-01'), count: 300 };

/**
 * A year of an account as the seller writes it, and as the dealer does who keeps the same account by hand: rows are dropped on
 * either side, entered twice, some days late, in parts, with a wrong amount or number; payments have numbers of the dealer's own,
 * and some of them are round. Numbers are written with other separators and zeros.
 * @param size rows of the seller's, about
 */
export function randomBooks(seed: number, size: number): TwoBooks {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const isOneIn = (count: number) => below(count) === 0;
  const isMirrored = !isOneIn(4);
  // The larger the account, the longer it is kept.
  const span = Math.max(days.count, size);
  const ours: { entry: BookEntry; from: number | undefined }[] = [];
  const theirs: BookEntry[] = [];
  const note = (place: number | undefined, day: number, documentNo: string, kurus: number) =>
    ours.push({
      entry: {
        date: dayAt(day),
        documentNo,
        description: kurus > 0 ? 'Mal alışı' : 'Ödeme',
        kurus: isMirrored ? -kurus : kurus,
      },
      from: place,
    });

  for (let index = 0; index < size; index += 1) {
    const day = days.first + below(span);
    const isPayment = isOneIn(4);
    const serial = String(index + 1 + below(2) * 100_000).padStart(9, '0');
    const amount = isPayment && isOneIn(3) ? (1 + below(40)) * 500_000 : 1 + below(9_000_000);
    const kurus = isPayment ? -amount : amount;
    const documentNo = isPayment ? `HVL2026${serial}` : `KTA2026${serial}`;
    const isDropped = isOneIn(25);
    if (isDropped) {
      if (isOneIn(2)) theirs.push({ date: dayAt(day), documentNo, description: 'Satış faturası', kurus });
      else note(undefined, day, ownNumber(documentNo, isPayment, random), kurus);
      continue;
    }
    const place =
      theirs.push({
        date: dayAt(day),
        documentNo,
        description: isPayment ? 'Gelen havale' : 'Satış faturası',
        kurus,
      }) - 1;
    const late = isOneIn(5) ? below(6) : 0;
    const number = ownNumber(documentNo, isPayment, random);
    // Payments are made at once and written by a bank: what is mistyped or split is a purchase.
    const way = isPayment ? 60 : below(60);
    if (way < 3) {
      const part = 1 + below(Math.max(1, kurus - 1));
      note(place, day + late, number, part);
      if (kurus > part) note(place, day + late, number, kurus - part);
    } else if (way < 5) note(place, day + late, number, kurus + (isOneIn(2) ? 18 : 6300));
    else if (way < 7) note(place, day + late, number.replace(/\d(?=\D*$)/, '7'), kurus);
    else note(place, day + late, number, kurus);
    if (isOneIn(40)) note(undefined, day + late, number, kurus);
  }

  const kept = ours.toSorted((a, b) => ((a.entry.date ?? '') < (b.entry.date ?? '') ? -1 : 1));
  return {
    ours: kept.map(({ entry }) => entry),
    theirs,
    isMirrored,
    truth: kept.flatMap(({ from }, place) => (from === undefined ? [] : [[place, from] as const])),
  };
}

/** A thousand pairs of books, of 20 to 99 rows. */
export function* randomPairs(): Generator<TwoBooks> {
  for (let seed = 1; seed <= 1000; seed += 1) yield randomBooks(seed, 20 + (seed % 80));
}

/** The number as the dealer writes it: of a document with other signs, of a payment their own. */
function ownNumber(documentNo: string, isPayment: boolean, random: () => number): string {
  if (isPayment) return `EFT-${Math.floor(random() * 1e6)}`;
  const way = Math.floor(random() * 3);
  const [, series = '', year = '', serial = ''] = /^(\w{3})(\d{4})(\d+)$/.exec(documentNo) ?? [];
  return [documentNo, `${series}-${year}${serial}`, `${series} ${year}/${Number(serial)}`][way] ?? documentNo;
}

/** How far matches are the truth: the share of matched rows that truly belong together, and of those that do which were matched. */
export function scoreOf(
  { truth }: TwoBooks,
  matches: readonly { readonly ours: readonly number[]; readonly theirs: readonly number[] }[],
): { readonly made: number; readonly right: number; readonly due: number } {
  const made = matches.flatMap(({ ours, theirs }) =>
    ours.flatMap((mine) => theirs.map((other) => `${mine} ${other}`)),
  );
  const due = new Set(truth.map(([mine, other]) => `${mine} ${other}`));
  return { made: made.length, right: made.filter((pair) => due.has(pair)).length, due: due.size };
}
