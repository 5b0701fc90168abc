import type { Day } from '../shop/calendar.ts';
import type { TradeDocument } from '../shop/ledger/Document.ts';
import type { Period, Statement } from '../shop/ledger/createLedger.ts';
import type { Movement } from '../shop/ledger/Movement.ts';
import { documentNumber } from '../shop/ledger/Document.ts';
import type { Wire } from './http.ts';

const legacyDate = (day: Day): string => `${day}T00:00:00`;
const lira = (minor: number): number => minor / 100;
const rateOf = (rate: number): number => rate / 10_000;

/** A movement in its own currency. */
export const writeMovementRow = (row: Movement): Wire['MovementRow'] => ({
  ID: row.id,
  BELGENO: row.number,
  TARIH: legacyDate(row.day),
  FINANS_ISLEM_TURU: row.type,
  BORC: lira(row.debit),
  ALACAK: lira(row.credit),
  DOVIZ_AD: row.currency,
  DOVIZ_KURU: rateOf(row.rate),
  BA: row.credit > 0 ? 'A' : 'B',
  FINANS: row.financeId ?? null,
});

/** The statement is kept in lira; what was owed before the range comes first, so that the sums are the balance. */
export function writeStatement({ openingTry, rows }: Statement, { begin }: Period): Wire['MovementRow'][] {
  const written = rows.map((row) => ({
    ...writeMovementRow(row),
    BORC: lira(row.debitTry),
    ALACAK: lira(row.creditTry),
    DOVIZ_AD: 'TRY',
    DOVIZ_KURU: 1,
  }));
  if (openingTry === 0) return written;
  const carried: Wire['MovementRow'] = {
    ID: 0,
    BELGENO: documentNumber('DVR', begin, 1),
    TARIH: legacyDate(begin),
    FINANS_ISLEM_TURU: 'Devir',
    BORC: lira(Math.max(0, openingTry)),
    ALACAK: lira(Math.max(0, -openingTry)),
    DOVIZ_AD: 'TRY',
    DOVIZ_KURU: 1,
    BA: openingTry < 0 ? 'A' : 'B',
    FINANS: null,
  };
  return [carried, ...written];
}

const totalsOf = ({ totals, currency }: TradeDocument) => ({
  SATIR_TOPLAM: lira(totals.net),
  KDV_TOPLAM: lira(totals.vat),
  GENELTOPLAM: lira(totals.gross),
  DOVIZ_AD: currency,
});

export const writeOrderRow = (document: TradeDocument): Wire['OrderRow'] => ({
  Id: document.id,
  BELGENO: document.number,
  SIPARIS_TARIHI: legacyDate(document.day),
  SIPARIS_TURU: document.type,
  ...totalsOf(document),
  ACIKLAMA: document.note,
});

export const writeInvoiceRow = (document: TradeDocument): Wire['InvoiceRow'] => ({
  Id: document.id,
  BELGENO: document.number,
  FIS_TARIHI: legacyDate(document.day),
  FIS_TURU: document.type,
  VADE: legacyDate(document.dueDay),
  ...totalsOf(document),
  DOVIZ_KUR: rateOf(document.rate),
});

/** The lines of a document, its totals on every one of them. */
export const writeDocumentLines = (document: TradeDocument): Wire['DocumentLine'][] =>
  document.lines.map((line) => ({
    ID: line.id,
    BELGENO: document.number,
    FIS_TARIHI: legacyDate(document.day),
    ISLEM_TARIHI: legacyDate(document.orderDay),
    FIS_TURU: document.type,
    STOK_KOD: line.code,
    STOK_AD: line.name,
    BARKOD: line.ean13,
    SERI_NO: line.serialNumber ?? null,
    MIKTAR_FIS: line.quantity,
    STOK_BIRIM: line.unit,
    KDV_TOPTAN: line.vatRate,
    ISKONTO: line.discount,
    FIYAT: lira(line.unitPrice),
    NET_FIYAT: lira(line.netPrice),
    SATIR_GENEL_TOPLAM: lira(line.net),
    SATIR_TOPLAM: lira(document.totals.net),
    KDV_TOPLAM: lira(document.totals.vat),
    GENELTOPLAM: lira(document.totals.gross),
  }));
