import { foldTurkish } from '../../text/turkish.ts';

/** How a stock status is drawn; `other` where the shop's words say neither. */
export type StockTone = 'available' | 'low' | 'none' | 'other';

/** Words of the legacy shop's stock texts, folded; the first that is found decides. */
const words: readonly (readonly [RegExp, StockTone])[] = [
  [/\b(yok|tukendi|tükendi|bitti)\b|^0\b/, 'none'],
  [/\b(son|az|sinirli|kritik|sinirda)\b/, 'low'],
  [/\b(stokta|var|mevcut|bol)\b|^\d/, 'available'],
];

// Hundreds of rows have a handful of such texts between them.
const known = new Map<string, StockTone>();
const mostKnown = 1000;

/** Reads the tone of a stock text the server formatted ('Stokta', 'Son 8 adet', 'Stokta yok'). */
export function stockTone(text: string): StockTone {
  const before = known.get(text);
  if (before) return before;
  const folded = foldTurkish(text);
  const tone = words.find(([pattern]) => pattern.test(folded))?.[1] ?? 'other';
  if (known.size === mostKnown) known.clear();
  known.set(text, tone);
  return tone;
}
