import { dayAt, dayNumber } from '../../../text/dayNumber.ts';
import type { Sheet } from '../../../sheet/Sheet.ts';
import type { BookEntry } from '../BookEntry.ts';

/** Fewer rows cannot differ in every way. */
const sampleLeast = 8;

/**
 * A dealer's ledger made of the seller's statement, which differs from it in every way there is: sides turned, numbers written
 * otherwise, one amount mistyped, one document in two rows, payments under numbers of the dealer's own and days apart, a row
 * missing on either side. Undefined where the statement has too few rows for that.
 */
export function sampleLedger(statement: readonly BookEntry[], title: string): Sheet | undefined {
  const dated = statement.filter(({ date, kurus }) => date !== undefined && kurus !== 0);
  if (dated.length < sampleLeast) return undefined;
  // The last ones show the ways; what goes before them agrees.
  const [mistyped, split, missing, payment] = [
    dated.length - 1,
    dated.length - 2,
    dated.length - 3,
    dated.length - 4,
  ];
  const rows = dated.flatMap((entry, place) => {
    const own = (parts: Partial<BookEntry>) => ({
      ...entry,
      documentNo: respaced(entry.documentNo),
      ...parts,
    });
    if (place === missing) return [];
    if (place === mistyped) return [own({ kurus: entry.kurus + 1800 })];
    if (place === split) {
      const part = Math.trunc(entry.kurus / 3);
      return [
        own({ kurus: part, description: `${entry.description}, depo 1` }),
        own({ kurus: entry.kurus - part, description: `${entry.description}, depo 2` }),
      ];
    }
    if (place === payment) {
      const day = dayNumber(entry.date ?? '');
      return [own({ documentNo: 'DEKONT-77', date: dayAt(day + 2) })];
    }
    return [own({})];
  });
  const last = dated.at(-1)?.date;
  const extra = { date: last, documentNo: 'FF-0044', description: 'Fiyat farkı yansıtma', kurus: -41_250 };
  const all = [...rows, extra].toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1));
  // In the dealer's own book a debit of the seller's is a credit.
  const [debit, credit] = [
    all.map(({ kurus }) => Math.max(0, -kurus)),
    all.map(({ kurus }) => Math.max(0, kurus)),
  ];
  return {
    title: 'Muavin',
    about: [[title]],
    columns: [
      { title: 'Tarih', kind: 'date' },
      { title: 'Fiş No', kind: 'code' },
      { title: 'Evrak No', kind: 'code' },
      { title: 'Açıklama', kind: 'text' },
      { title: 'Borç', kind: 'amount' },
      { title: 'Alacak', kind: 'amount' },
    ],
    rows: all.map(({ date, documentNo, description }, place) => [
      date ?? null,
      String(1284 + place).padStart(6, '0'),
      documentNo,
      description,
      debit[place] ? debit[place] / 100 : null,
      credit[place] ? credit[place] / 100 : null,
    ]),
    footer: [[null, null, null, 'Genel Toplam', sum(debit), sum(credit)]],
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0) / 100;
/** `KTA2026000016741` as programs of dealers write it: `KTA-2026000016741`. */
const respaced = (documentNo: string) => documentNo.replace(/^(\p{L}+)(?=\d)/u, '$1-');
