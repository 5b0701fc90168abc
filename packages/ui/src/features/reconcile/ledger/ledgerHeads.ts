import { foldTurkish } from '../../../text/turkish.ts';
import type { LedgerField } from './LedgerColumns.ts';

/** The head of a column as it is compared: without marks, points, brackets and the currency it is in. */
export const foldHead = (head: string): string =>
  foldTurkish(head)
    .replaceAll(/[.:*()[\]]/g, ' ')
    .replaceAll(/\b(?:tl|try|yerel)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * What columns are called by Logo, Mikro, Netsis, Zirve, Luca, banks and people; of a field's words those that stand first are taken
 * before others ('Evrak No' before 'Fiş No', which numbers the dealer's own vouchers). A balance is of no field.
 */
const words: Readonly<Record<LedgerField, readonly RegExp[]>> = {
  date: [/^tarih$/, /^(?:islem|belge|evrak|fatura) tarihi?$/, /^(?:fis|kayit|hareket|muhasebe) tarihi?$/],
  documentNo: [
    /^(?:belge|evrak|fatura|irsaliye|dekont) ?(?:no|numarasi|nosu)?$/,
    /^(?:evrak|belge) sira(?: no)?$/,
    /^(?:referans|makbuz|cek|islem)(?: no| numarasi)?$/,
    /^(?:fis|yevmiye|madde) ?(?:no|numarasi)$/,
  ],
  description: [
    /^aciklama(?:lar|si)?$/,
    /^(?:hareket|islem|satir|fis) aciklama(?:si)?$/,
    /^(?:islem|fis|evrak|hareket) (?:turu|tipi|cinsi)$/,
  ],
  debit: [/^borc(?: tutari?)?$/, /^borclu$/, /^debit$/],
  credit: [/^alacak(?: tutari?)?$/, /^alacakli$/, /^credit$/],
  amount: [/^tutari?$/, /^(?:islem|hareket|belge) tutari?$/, /^meblag$/, /^amount$/],
  side: [/^(?:b ?\/ ?a|a ?\/ ?b|ba)$/, /^borc ?\/ ?alacak$/, /^(?:yon|islem yonu)$/],
};

/** The column of a head row that names a field, by the first of its words that any does. */
export function columnNamed(heads: readonly string[], field: LedgerField): number | undefined {
  for (const word of words[field]) {
    const place = heads.findIndex((head) => word.test(head));
    if (place >= 0) return place;
  }
  return undefined;
}
