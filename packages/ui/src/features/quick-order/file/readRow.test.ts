import { describe, expect, test } from 'vitest';
import { guessColumns } from './guessColumns.ts';
import { readRow } from './readRow.ts';

describe('QORD-04 columns are found by their heads, else by what they hold', () => {
  test.each([
    [
      [['Sipariş Listesi'], [''], ['No', 'Stok Kodu', 'Ürün', 'Miktar'], ['1', 'AM-01', 'Matkap', '5']],
      { skipped: 3, code: 1, quantity: 3 },
    ],
    [
      [
        ['BARKOD', 'ADET'],
        ['8690435488003', '5'],
      ],
      { skipped: 1, code: 0, quantity: 1 },
    ],
    [
      [
        ['SKU', 'Qty'],
        ['A-1', '5'],
      ],
      { skipped: 1, code: 0, quantity: 1 },
    ],
    [
      [
        ['Malzeme Kodu', 'Sipariş Miktarı'],
        ['A-1', '5'],
      ],
      { skipped: 1, code: 0, quantity: 1 },
    ],
    [
      [
        ['1', 'Matkap ucu 8 mm', 'AM-01', '5'],
        ['2', 'Taşlama', 'AM-02', '12'],
        ['3', 'Vida', 'AM-03', '7'],
      ],
      { skipped: 0, code: 2, quantity: 3 },
    ],
    [
      [
        ['5', '8690435488003'],
        ['5', '4012345000016'],
      ],
      { skipped: 0, code: 1, quantity: 0 },
    ],
    [[['AM-01'], ['AM-02']], { skipped: 0, code: 0, quantity: undefined }],
    [
      [
        ['AM-01', '1'],
        ['AM-02', '2'],
        ['AM-03', '3'],
      ],
      { skipped: 0, code: 0, quantity: 1 },
    ],
    [[], { skipped: 0, code: undefined, quantity: undefined }],
  ])('%j', (table, guess) => {
    expect(guessColumns(table)).toEqual(guess);
  });

  test.each(['Ürün Barkodu', 'EAN-13', 'Stok Kodu (*)', 'Barkod No', 'Malzeme No'])(
    '%s is a code',
    (head) => {
      expect(guessColumns([['Ad', head]])).toMatchObject({ skipped: 1, code: 1 });
    },
  );

  test.each(['Miktar (Adet)', 'ADEDİ', 'Sipariş Mik.', 'Sipariş Adet'])('%s is how many', (head) => {
    expect(guessColumns([['Stok Miktarı', 'Kod', head]])).toMatchObject({ quantity: 2 });
  });
});

test('QORD-04 rows become lines: zeros in front stay, shortened bar codes are lost, bad quantities are told', () => {
  const rows = [
    ['00123', '5'],
    ['8,69044E+12', '1'],
    ['AM-01', '2,5'],
    ['', ''],
    ['', '7'],
    ['AM-02', ''],
    ['AM-03', '8690435488003'],
  ];
  expect(rows.map((cells) => readRow(cells, { code: 0, quantity: 1, skipped: 1 }))).toEqual([
    { kind: 'product', code: '00123', quantity: 5 },
    { kind: 'lostBarcode', text: '8,69044E+12', quantity: '1' },
    { kind: 'badQuantity', code: 'AM-01', text: '2,5' },
    undefined,
    { kind: 'unreadable', text: '7' },
    { kind: 'product', code: 'AM-02', quantity: 1 },
    { kind: 'badQuantity', code: 'AM-03', text: '8690435488003' },
  ]);
  expect(readRow(['AM-01', 'x'], { code: 0, quantity: undefined, skipped: 1 })).toEqual({
    kind: 'product',
    code: 'AM-01',
    quantity: 1,
  });
});

test('QORD-04 one column without a head is a list as people write it, under a head it is codes alone', () => {
  const columns = { code: 0, quantity: undefined };
  expect(readRow(['5 x AM-01'], { ...columns, skipped: 0 })).toEqual({
    kind: 'product',
    code: 'AM-01',
    quantity: 5,
  });
  expect(readRow(['TK 320'], { ...columns, skipped: 1 })).toEqual({
    kind: 'product',
    code: 'TK 320',
    quantity: 1,
  });
});
