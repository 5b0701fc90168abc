import { isBarcode } from '../../primitives/NumberField/isBarcode.ts';
import { readGtin, shortGtin } from './readGtin.ts';

/** What a symbol holds, as it is read. */
export interface SymbolContent {
  readonly text: string;
  /** `article`: by its kind the number of one (EAN, UPC, ITF). `gs1`: the symbol says that it holds elements of GS1. */
  readonly kind: 'article' | 'gs1' | 'text';
}

/** No code of a product is longer; what a QR code holds otherwise is a link or a text. */
const longestCode = 64;

/**
 * The code of a product that a symbol means, as a hand scanner would type it: the GTIN of GS1 content, an article's number without
 * the noughts in front of it, else its text. Undefined where that is no code.
 */
export function codeOf({ text, kind }: SymbolContent): string | undefined {
  const trimmed = text.trim();
  if (kind === 'article') return isBarcode(trimmed) ? shortGtin(trimmed) : trimmed || undefined;
  const gtin = readGtin(trimmed, kind === 'gs1');
  if (gtin !== undefined) return gtin;
  const isCode = trimmed.length <= longestCode && !/\p{Cc}|:\/\//u.test(trimmed);
  return isCode ? trimmed || undefined : undefined;
}
