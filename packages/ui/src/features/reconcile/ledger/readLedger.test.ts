import { finish } from '@vitrin/api-client/runSteps';
import { describe, expect, test } from 'vitest';
import { readTableFile } from '../../../sheet/read/readTableFile.ts';
import { guessLedgerColumns } from './guessLedgerColumns.ts';
import type { LedgerColumns } from './LedgerColumns.ts';
import { ledgerLimit } from './ledgerLimit.ts';
import { booked, ledgers } from './ledgers.fixture.ts';
import { isWhole } from './LedgerColumns.ts';
import { readLedgerDate } from './readLedgerDate.ts';
import { readLedgerSteps } from './readLedger.ts';

const read = (rows: readonly (readonly string[])[], columns: LedgerColumns = guessLedgerColumns(rows)) =>
  finish(readLedgerSteps(rows, columns));

describe('RECO-01 ledgers as programs and people write them', () => {
  test.each(Object.entries(ledgers))('%s', async (_, make) => {
    const reading = await readTableFile(make(), ledgerLimit);
    if (reading.kind !== 'read') throw new Error(reading.problem);
    const rows = reading.sheets.find((sheet) => isWhole(guessLedgerColumns(sheet.rows)))?.rows ?? [];
    const { entries, unread } = read(rows);
    expect(entries).toEqual(booked);
    expect(unread).toEqual([]);
  });
});

describe('RECO-01 columns are found by their heads', () => {
  test.each([
    [
      ['Tarih', 'Fiş No', 'Evrak No', 'Açıklama', 'Borç', 'Alacak'],
      { form: 'twoColumns', date: 0, documentNo: 2, description: 3, debit: 4, credit: 5 },
    ],
    [
      ['TARİH', 'FİŞ NO', 'AÇIKLAMA', 'BORÇ TUTARI', 'ALACAK TUTARI', 'BORÇ BAKİYE', 'ALACAK BAKİYE'],
      { form: 'twoColumns', date: 0, documentNo: 1, description: 2, debit: 3, credit: 4 },
    ],
    [
      ['Vade Tarihi', 'İşlem Tarihi', 'Belge No', 'İşlem Türü', 'Tutar', 'B/A'],
      { form: 'oneColumn', date: 1, documentNo: 2, description: 3, amount: 4, side: 5 },
    ],
  ])('%j', (head, columns) => {
    expect(guessLedgerColumns([['Cari ekstre'], head])).toEqual({ skipped: 2, side: undefined, ...columns });
  });

  test('a table that is no ledger has not enough', () => {
    expect(
      isWhole(
        guessLedgerColumns([
          ['Kod', 'Miktar'],
          ['AM-01', '5'],
        ]),
      ),
    ).toBe(false);
    expect(isWhole(guessLedgerColumns([]))).toBe(false);
  });
});

describe('RECO-01 rows', () => {
  const head = ['Tarih', 'Belge No', 'Açıklama', 'Borç', 'Alacak'];
  const entry = ['01.08.2026', 'A-1', 'Mal alışı', '', '1.000,00'];

  test('what cannot be read is named with its row, never counted as nothing', () => {
    expect(
      read([
        head,
        entry,
        ['02.08.2026', 'A-2', 'Mal alışı', '', '1.0x0'],
        ['32.08.2026', 'A-3', 'Mal alışı', '5,00', ''],
      ]),
    ).toEqual({
      entries: [{ date: '2026-08-01', documentNo: 'A-1', description: 'Mal alışı', kurus: -100_000 }],
      unread: [
        { row: 3, problem: 'amount', text: '02.08.2026 · A-2 · Mal alışı · 1.0x0' },
        { row: 4, problem: 'date', text: '32.08.2026 · A-3 · Mal alışı · 5,00' },
      ],
      totals: 0,
    });
  });

  test('an opening without a day is the first entry; the same words later carry a page over', () => {
    const { entries, totals } = read([
      head,
      ['', '', 'Devir', '', '500,00'],
      entry,
      ['', '', 'Devreden', '', '1.500,00'],
      ['', '', 'Toplam', '', '1.500,00'],
    ]);
    expect(entries.map(({ date, kurus }) => [date, kurus])).toEqual([
      [undefined, -50_000],
      ['2026-08-01', -100_000],
    ]);
    expect(totals).toBe(2);
  });

  test('negative, on both sides, and of a document that is called a total', () => {
    const { entries } = read([
      head,
      ['01.08.2026', 'A-1', 'Storno', '-250,00', ''],
      ['01.08.2026', 'AÇ-1', 'Açılış', '100,00', '350,00'],
      ['02.08.2026', 'F-9', 'Toplam fatura', '', '(10,00)'],
    ]);
    expect(entries.map(({ kurus }) => kurus)).toEqual([-25_000, -25_000, 1000]);
  });
});

test.each([
  ['27.11.2026', '2026-11-27'],
  ['7/8/26', '2026-08-07'],
  ['07-08-2026 14:30', '2026-08-07'],
  ['27 Kasım 2026', '2026-11-27'],
  ['1 Ağu 2026', '2026-08-01'],
  ['20261127', '2026-11-27'],
  ['2026-11-27', '2026-11-27'],
  ['46353', '2026-11-27'],
  ['46353,75', '2026-11-27'],
  ['31.02.2026', undefined],
  ['1 Foo 2026', undefined],
  ['12345', undefined],
  ['', undefined],
])('RECO-01 a day written %j', (text, date) => {
  expect(readLedgerDate(text)).toBe(date);
});
