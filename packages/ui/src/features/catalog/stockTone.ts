import { foldTurkish } from '../../text/turkish.ts';

/** How a stock status is drawn; `other` where the shop's words say neither. */
export type StockTone = 'available' | 'low' | 'none' | 'other';

/** Words of the legacy shop's stock texts, folded; the first that is found decides. */
const words: readonly (readonly [RegExp, StockTone])[] = [
  [
    /\b(yok(tur)?|tukendi|bitti|kalmadi|degil(dir)?|bulunm(uyor|amakta(dir)?))\b|^0+([.,]0+)?(?![\d.,])/,
    'none',
  ],
  [/\b(son|az|sinirli|kritik|sinirda)\b/, 'low'],
  [/\b(stokta|var|mevcut|bol)\b|^\d/, 'available'],
];

/** Reads the tone of a stock text the server formatted ('Stokta', 'Son 8 adet', 'Stokta yok'). */
export function stockTone(text: string): StockTone {
  const folded = foldTurkish(text);
  return words.find(([pattern]) => pattern.test(folded))?.[1] ?? 'other';
}
