import { toTry } from '../money.ts';
import { sumLines } from '../pricing/priceLine.ts';
import type { PricedLine } from '../pricing/priceLine.ts';
import type { DocumentLine, TradeDocument } from './Document.ts';
import { documentNumber } from './Document.ts';

const series = { order: 'SIP', deliveryNote: 'IRS', invoice: 'VTR', return: 'IAD' } as const;
const types = {
  order: 'Alınan sipariş',
  deliveryNote: 'Satış irsaliyesi',
  invoice: 'Satış faturası',
  return: 'Alım iade faturası',
} as const;

export type UnnumberedLine = PricedLine & Pick<DocumentLine, 'serialNumber'>;

type Draft = Omit<TradeDocument, 'number' | 'type' | 'lines' | 'totals' | 'totalTry' | 'note'> & {
  readonly lines: readonly UnnumberedLine[];
};

/** Completes a document with its number, totals, line numbers and a note saying what it came from. */
export function writeDocument(draft: Draft): TradeDocument {
  const { id, kind, day, currency, rate, refersTo } = draft;
  const lines = draft.lines.map((line, index) => ({ ...line, id: id * 100 + index }));
  const totals = sumLines(lines, currency);
  const [first] = refersTo;
  const origin = kind === 'return' ? 'İade edilen fatura' : 'Sipariş no';
  return {
    ...draft,
    number: documentNumber(series[kind], day, id),
    type: types[kind],
    lines,
    totals,
    totalTry: toTry(totals.gross, rate),
    note: first === undefined ? '' : `${origin}: ${first}`,
  };
}
