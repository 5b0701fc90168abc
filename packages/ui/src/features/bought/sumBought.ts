import type { CalendarDate } from '@vitrin/api-client/read/readDate';
import { compareTurkish, foldTurkish } from '../../text/turkish.ts';
import { mergeRuns, run } from '../../text/mergeRuns.ts';
import type { BoughtDocument, BoughtLine } from './BoughtDocument.ts';

/** A product being bought once. */
export interface Purchase {
  readonly documentNo: string;
  readonly day: CalendarDate;
  readonly quantity: number;
  readonly price: number | undefined;
  /** What the price is in. */
  readonly currency: string;
}

/** What was bought of a product. */
export interface BoughtProduct {
  /** Its code, folded. */
  readonly key: string;
  /** Code, name and unit as they stand on the last invoice. */
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  /** Without what went back. */
  readonly total: number;
  /** The oldest first. What went back is none. */
  readonly purchases: readonly Purchase[];
  readonly last: Purchase;
  /** How many are usually bought: the median, a whole number from 1 up. */
  readonly usual: number;
  /** Name and code, as they are searched. */
  readonly text: string;
  /** Its place by the alphabet. */
  readonly rank: number;
}

interface Gathered {
  readonly purchases: Purchase[];
  latest: BoughtLine;
  /** In thousandths: quantities have three decimals at most. */
  thousandths: number;
}

/** Documents between two places to stop. */
const portion = 50;

/** Sums documents by product, step by step. A product is what has one code, however it is written. */
export function* sumSteps(documents: readonly BoughtDocument[]): Generator<void, readonly BoughtProduct[]> {
  const products = new Map<string, Gathered>();
  const keys = new Map<string, string>();
  const keyOf = (code: string) => {
    const known = keys.get(code) ?? foldTurkish(code);
    keys.set(code, known);
    return known;
  };
  const inOrder = documents.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
  for (const [index, { documentNo, date, currency, lines }] of inOrder.entries()) {
    if (index % portion === portion - 1) yield;
    for (const line of lines) {
      const key = keyOf(line.code);
      const product = products.get(key) ?? { purchases: [], latest: line, thousandths: 0 };
      products.set(key, product);
      product.thousandths += Math.round(line.quantity * 1000);
      if (line.quantity <= 0) continue;
      product.latest = line;
      const { quantity, price } = line;
      const before = product.purchases.at(-1);
      if (before?.documentNo === documentNo) {
        // Twice on one invoice is bought once; at two prices, at neither.
        product.purchases[product.purchases.length - 1] = {
          ...before,
          quantity: Math.round((before.quantity + quantity) * 1000) / 1000,
          price: before.price === price ? price : undefined,
        };
      } else product.purchases.push({ documentNo, day: date, quantity, price, currency });
    }
  }
  const runs: Unranked[][] = [];
  const all = [...products];
  for (let from = 0; from < all.length; from += run) {
    yield;
    runs.push(
      all
        .slice(from, from + run)
        .flatMap(productOf)
        .toSorted(byName),
    );
  }
  const sorted = yield* mergeRuns(runs, byName);
  return sorted.map((product, rank) => ({ ...product, rank }));
}

type Unranked = Omit<BoughtProduct, 'rank'>;

const byName = (a: Unranked, b: Unranked) => compareTurkish(a.name, b.name) || compareTurkish(a.code, b.code);

/** A product that was bought; what only went back was bought before. */
function productOf([key, { purchases, latest, thousandths }]: readonly [string, Gathered]): Unranked[] {
  const last = purchases.at(-1);
  if (!last) return [];
  const { code, name, unit } = latest;
  const text = `${foldTurkish(name)} ${key}`;
  const usual = medianOf(purchases.map(({ quantity }) => quantity));
  return [{ key, code, name, unit, total: thousandths / 1000, purchases, last, usual, text }];
}

/** The one in the middle, of two the mean; whole, and never nothing. */
function medianOf(quantities: readonly number[]): number {
  const sorted = quantities.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 1, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return Math.max(1, Math.round((low + high) / 2));
}

/** By what products are ordered. */
export const boughtOrders = {
  times: 'En Sık Alınan',
  last: 'Son Alınan',
  total: 'En Çok Alınan',
  name: 'Ürün Adı',
} as const;
export type BoughtOrder = keyof typeof boughtOrders;

const compares: Readonly<Record<BoughtOrder, (a: BoughtProduct, b: BoughtProduct) => number>> = {
  times: (a, b) => b.purchases.length - a.purchases.length || a.rank - b.rank,
  last: (a, b) => (a.last.day === b.last.day ? a.rank - b.rank : a.last.day < b.last.day ? 1 : -1),
  total: (a, b) => b.total - a.total || a.rank - b.rank,
  name: (a, b) => a.rank - b.rank,
};

/** Products of which name and code hold every word that is searched, in an order. */
export function arrangeBought(
  products: readonly BoughtProduct[],
  query: string,
  order: BoughtOrder,
): readonly BoughtProduct[] {
  const words = foldTurkish(query).split(' ').filter(Boolean);
  const found = products.filter(({ text }) => words.every((word) => text.includes(word)));
  return found.toSorted(compares[order]);
}
