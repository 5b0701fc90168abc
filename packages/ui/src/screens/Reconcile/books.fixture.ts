import type { BookEntry } from '../../features/reconcile/BookEntry.ts';

const entry = (date: string, documentNo: string, description: string, amount: number): BookEntry => ({
  date,
  documentNo,
  description,
  kurus: Math.round(amount * 100),
});

/** A dealer's ledger: credits are purchases, debits what was paid and sent back. */
export const ledger: readonly BookEntry[] = [
  entry('2026-08-01', 'AÇILIŞ', 'Devir fişi', -58_412.75),
  entry('2026-08-07', 'KTA-2026000016741', 'Mal alışı', -36_904.2),
  entry('2026-08-14', 'EFT-0814', 'Banka havalesi', 40_000),
  entry('2026-08-25', 'KTA-2026000017018', 'Mal alışı', -21_487.86),
  entry('2026-09-03', 'KK-0903', 'Kredi kartı ödemesi', 15_000),
  entry('2026-09-11', 'KTA-2026000017329', 'Mal alışı, depo 1', -30_000),
  entry('2026-09-11', 'KTA-2026000017329', 'Mal alışı, depo 2', -17_265.6),
  entry('2026-09-17', 'IAD-2026000000318', 'Alıştan iade', 3184.2),
  entry('2026-09-28', 'KTA-2026000017611', 'Mal alışı', -15_932.16),
  entry('2026-10-06', 'EFT-1006', 'Banka havalesi', 15_000),
  entry('2026-10-14', 'KTA-2026000018340', 'Mal alışı', -62_181.72),
  entry('2026-11-02', 'KK-1102', 'Kredi kartı ödemesi', 10_000),
  entry('2026-11-04', 'KTA-2026000018955', 'Mal alışı', -39_506.04),
  entry('2026-11-12', 'IADE-071', 'Alıştan iade', 1860),
  entry('2026-11-16', 'KTA-2026000019365', 'Mal alışı', -28_640.88),
  entry('2026-11-18', 'FF-0044', 'Fiyat farkı yansıtma', 412.5),
];

const movement = (TARIH: string, BELGENO: string, FINANS_ISLEM_TURU: string, amount: number, ID: number) => ({
  ID,
  BELGENO,
  TARIH,
  FINANS_ISLEM_TURU,
  DOVIZ_AD: 'TRY',
  BORC: Math.max(0, amount),
  ALACAK: Math.max(0, -amount),
  DOVIZ_KURU: 1,
  BA: amount < 0 ? 'A' : 'B',
  FINANS: ID,
});

/** The seller's statement of the same days, as the backend answers it. */
export const statement = {
  data: (
    [
      ['2026-08-01', 'DVR2026080000001', 'Devir', 58_412.75],
      ['2026-08-07', 'KTA2026000016741', 'Satış faturası', 36_904.2],
      ['2026-08-14', 'HVL2026000001902', 'Gelen havale', -40_000],
      ['2026-08-25', 'KTA2026000017018', 'Satış faturası', 21_487.68],
      ['2026-09-02', 'POS2026000003655', 'Pos kartı ile tahsilat', -15_000],
      ['2026-09-11', 'KTA2026000017329', 'Satış faturası', 47_265.6],
      ['2026-09-17', 'IAD2026000000318', 'Satış iade faturası', -3184.2],
      ['2026-09-28', 'KTA2026000017611', 'Satış faturası', 15_932.16],
      ['2026-10-05', 'HVL2026000002117', 'Gelen havale', -15_000],
      ['2026-10-14', 'KTA2026000018340', 'Satış faturası', 62_118.72],
      ['2026-10-26', 'IRS2026000009402', 'Satış irsaliyesi', 8774.4],
      ['2026-11-04', 'KTA2026000018955', 'Satış faturası', 39_506.04],
      ['2026-11-10', 'POS2026000004493', 'Pos kartı ile tahsilat', -10_000],
      ['2026-11-16', 'KTA2026000019365', 'Satış faturası', 28_640.88],
    ] as const
  ).map(([date, number, kind, amount], place) => movement(date, number, kind, amount, place + 1)),
};

/** Two books of thousands of rows, which agree but for one in a hundred. */
export function manyRows(count: number) {
  const rows = Array.from({ length: count }, (_, place) => ({
    date: new Date(Date.UTC(2025, 0, 1 + (place % 600))).toISOString().slice(0, 10),
    amount: 100 + ((place * 7919) % 90_000),
    place,
  }));
  return {
    entries: rows
      .filter(({ place }) => place % 100 !== 7)
      .map(({ date, amount, place }) =>
        entry(date, `KTA-${2_026_000_000_000 + place}`, 'Mal alışı', -amount),
      ),
    statement: {
      data: rows
        .filter(({ place }) => place % 100 !== 13)
        .map(({ date, amount, place }) =>
          movement(date, `KTA${2_026_000_000_000 + place}`, 'Satış faturası', amount, place + 1),
        ),
    },
  };
}
