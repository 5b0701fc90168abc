import type { Day } from '../calendar.ts';
import type { Currency } from '../catalogue/Catalogue.ts';
import type { Minor, Rate } from '../money.ts';
import type { PricedLine, Totals } from '../pricing/priceLine.ts';

export type TradeType =
  | 'Alınan sipariş'
  | 'Web siparişi'
  | 'Satış irsaliyesi'
  | 'Satış faturası'
  | 'Alım iade faturası';
export type ReceiptType = 'Pos kartı ile tahsilat' | 'Gelen havale';

/** An order, delivery note, invoice or return invoice. Its totals are the sums of its lines, all in `currency`. */
export interface TradeDocument {
  readonly id: number;
  /** E.g. `VTR2026010100042`; unique in the shop. */
  readonly number: string;
  readonly kind: 'order' | 'deliveryNote' | 'invoice' | 'return';
  readonly type: TradeType;
  /** The date on it. */
  readonly day: Day;
  /** When the goods were ordered. */
  readonly orderDay: Day;
  /** When an invoice is to be paid (vade); of the other kinds their own date. */
  readonly dueDay: Day;
  readonly currency: Currency;
  /** Selling rate of `currency` on the date of the document. */
  readonly rate: Rate;
  readonly lines: readonly DocumentLine[];
  readonly totals: Totals;
  /** `totals.gross` in kuruş. */
  readonly totalTry: Minor;
  readonly note: string;
  /** Numbers of the documents it came from, order first. */
  readonly refersTo: readonly string[];
}

export interface DocumentLine extends PricedLine {
  readonly id: number;
  /** Only goods with a serial number have one. */
  readonly serialNumber?: string;
}

/** Money that came in. */
export interface Receipt {
  readonly id: number;
  /** Number in the cash books (FINANS): leads to the printed receipt like `id` does. */
  readonly financeId: number;
  readonly number: string;
  readonly type: ReceiptType;
  readonly day: Day;
  readonly currency: Currency;
  readonly rate: Rate;
  readonly amount: Minor;
  /** In kuruş. */
  readonly amountTry: Minor;
  readonly note: string;
  /** Numbers of the documents it pays, where that is known. */
  readonly refersTo: readonly string[];
}

/** Everything on paper between the shop and a company, oldest first. */
export interface Books {
  readonly documents: readonly TradeDocument[];
  readonly receipts: readonly Receipt[];
}

/** Ids of the cash books lie above all document ids, so that either number finds a receipt. */
export const financeIdOf = (id: number): number => 1_000_000_000 + id;

// The made-up books number from here on; what is ordered and paid in the demo counts from far below.
const firstMadeUpId = 1_000_000;
const isLive = ({ id }: Dated) => id < firstMadeUpId;

/** Oldest first. Of one day what somebody ordered or paid in the demo comes last: it happened just now. */
export const byAge = (a: Dated, b: Dated): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : Number(isLive(a)) - Number(isLive(b)) || a.id - b.id;

interface Dated {
  readonly id: number;
  readonly day: Day;
}

/** Three letters of the series, the year and a nine-digit running number, as on Turkish e-documents. */
export const documentNumber = (series: string, day: Day, id: number): string =>
  `${series}${day.slice(0, 4)}${String(id).padStart(9, '0')}`;
