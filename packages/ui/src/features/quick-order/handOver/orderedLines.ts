import type { DocumentDetail, DocumentKind, DocumentLine } from '@vitrin/api-client/reports/document';
import { formatUnits } from '../../../text/formatAmount.ts';
import { foldTurkish } from '../../../text/turkish.ts';
import type { OrderedLine } from '../list/ListLine.ts';
import type { PastLine } from '../past/PastLine.ts';

/** Why a line comes unticked. */
const leftOutWords = {
  negative: 'Belgede iade satırı',
  nothing: 'Belgede miktar yok',
  broken: 'Belgede miktar tam sayı değil',
  noCode: 'Stok kodu yok',
} as const;

/**
 * The lines of a document as they are ordered again, each with what was paid for it; what hinders a line stays with it.
 * @param currency what its prices are in; '' where nobody says
 */
export function orderedLines(
  kind: DocumentKind,
  { documentNo, receiptDate, transactionDate, lines }: DocumentDetail,
  currency: string,
): readonly OrderedLine[] {
  const date = kind === 'order' ? transactionDate : receiptDate;
  const document = { kind, documentNo, date, lines: lines.length };
  const pricesOf = Map.groupBy(lines, ({ code }) => foldTurkish(code));
  const pastOf = ({ code, name, netPrice }: DocumentLine): PastLine => {
    // What was bought at two prices at once was bought at neither.
    const isOne =
      code === '' || (pricesOf.get(foldTurkish(code)) ?? []).every((one) => one.netPrice === netPrice);
    return { name, price: isOne ? netPrice : undefined, currency, document };
  };
  return lines.map((line): OrderedLine => {
    const { code, quantity } = line;
    const past = pastOf(line);
    const text = typeof quantity === 'number' ? formatUnits(quantity) : (quantity ?? '');
    if (code === '') return { kind: 'noCode', quantity: text, past, leftOut: leftOutWords.noCode };
    if (typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0)
      return { kind: 'product', code, quantity, past };
    return { kind: 'badQuantity', code, text, past, leftOut: leftOutWords[faultOf(quantity)] };
  });
}

/** What is the matter with a quantity that cannot be ordered. */
function faultOf(quantity: DocumentLine['quantity']): 'negative' | 'nothing' | 'broken' {
  if (!quantity) return 'nothing';
  return typeof quantity === 'number' && quantity < 0 ? 'negative' : 'broken';
}
