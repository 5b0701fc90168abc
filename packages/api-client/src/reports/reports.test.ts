import { describe, expect, test } from 'vitest';
import { readDocument } from './document.ts';
import { invoiceSteps, movementSteps, orderSteps } from './reports.ts';
import { finish } from '../runSteps.ts';

const readMovements = (body: Parameters<typeof movementSteps>[0]) => finish(movementSteps(body));
const readOrders = (body: Parameters<typeof orderSteps>[0]) => finish(orderSteps(body));
const readInvoices = (body: Parameters<typeof invoiceSteps>[0]) => finish(invoiceSteps(body));

test('REPT-03 REPT-05 movements in every notation', () => {
  const data = [
    {
      ID: 31001,
      BELGENO: 'FTR1',
      TARIH: '2026-03-02T00:00:00',
      FINANS_ISLEM_TURU: 'Satış faturası',
      BORC: 12500.4,
      ALACAK: '0,00',
      DOVIZ_AD: 'TRY',
      DOVIZ_KURU: 1,
      BA: 'B ',
      FINANS: 5,
    },
    {
      ID: '31002',
      TARIH: '/Date(1772485200000)/',
      BORC: '1.234,50',
      ALACAK: '1234.50',
      DOVIZ_KURU: '41,235',
    },
    'bozuk',
    { TARIH: 'dün', BORC: 'çok' },
  ];
  const empty = {
    id: '',
    documentNo: '',
    date: undefined,
    kind: '',
    currency: '',
    debit: undefined,
    credit: undefined,
    rate: undefined,
    side: '',
    receiptId: '',
  };
  expect(readMovements({ data })).toEqual([
    {
      id: 31001,
      documentNo: 'FTR1',
      date: '2026-03-02',
      kind: 'Satış faturası',
      currency: 'TRY',
      debit: 12500.4,
      credit: 0,
      rate: 1,
      side: 'B',
      receiptId: 5,
    },
    { ...empty, id: '31002', date: '2026-03-03', debit: 1234.5, credit: 1234.5, rate: 41.235 },
    { ...empty, debit: 'çok' },
  ]);
});

test('REPT-06 orders', () => {
  const row = {
    Id: 88013,
    BELGENO: 'SIP1',
    SIPARIS_TARIHI: '2026-03-01T22:12:00',
    SIPARIS_TURU: 'Web siparişi',
    SATIR_TOPLAM: 100,
    KDV_TOPLAM: '20,00',
    GENELTOPLAM: '120.00',
    DOVIZ_AD: 'USD',
    ACIKLAMA: 'Not',
  };
  expect(readOrders({ data: [row] })).toEqual([
    {
      id: 88013,
      documentNo: 'SIP1',
      date: '2026-03-01',
      kind: 'Web siparişi',
      currency: 'USD',
      total: 100,
      vat: 20,
      grandTotal: 120,
      description: 'Not',
    },
  ]);
});

test('REPT-07 invoices', () => {
  const row = {
    Id: 1,
    BELGENO: 'FTR1',
    FIS_TARIHI: '02.03.2026',
    FIS_TURU: 'Satış faturası',
    VADE: '2026-04-01T00:00:00',
    SATIR_TOPLAM: 1,
    KDV_TOPLAM: 2,
    GENELTOPLAM: 3,
    DOVIZ_AD: 'TRY',
    DOVIZ_KUR: '1',
  };
  expect(readInvoices({ data: [row] })).toEqual([
    {
      id: 1,
      documentNo: 'FTR1',
      date: '2026-03-02',
      kind: 'Satış faturası',
      currency: 'TRY',
      total: 1,
      vat: 2,
      grandTotal: 3,
      dueDate: '2026-04-01',
      rate: 1,
    },
  ]);
});

test('REPT-12 a report without rows', () => {
  expect([readMovements({ data: null }), readOrders({ data: [] }), readInvoices({})]).toEqual([[], [], []]);
});

test('REPT-08 head and totals of a document come with its first line', () => {
  const line = {
    ID: 1,
    BELGENO: 'FTR1',
    FIS_TARIHI: '2026-03-02T00:00:00',
    ISLEM_TARIHI: '2026-03-01T10:12:00',
    FIS_TURU: 'Satış',
    STOK_KOD: 'KA',
    STOK_AD: 'Anahtar',
    BARKOD: '869',
    SERI_NO: null,
    MIKTAR_FIS: '5',
    STOK_BIRIM: 'Adet',
    KDV_TOPTAN: '20',
    ISKONTO: '10+5',
    FIYAT: '1835,00',
    NET_FIYAT: '1835.00',
    SATIR_GENEL_TOPLAM: 9175,
    SATIR_TOPLAM: 10417,
    KDV_TOPLAM: 2083.4,
    GENELTOPLAM: 12500.4,
  };
  const document = readDocument([line, { ...line, BELGENO: 'FTR2', GENELTOPLAM: 1, ISKONTO: '15,00' }]);
  expect(document).toMatchObject({
    documentNo: 'FTR1',
    receiptDate: '2026-03-02',
    transactionDate: '2026-03-01',
    total: 10417,
    vat: 2083.4,
    grandTotal: 12500.4,
  });
  expect(document.lines[0]).toEqual({
    id: 1,
    kind: 'Satış',
    code: 'KA',
    name: 'Anahtar',
    barcode: '869',
    serialNo: '',
    quantity: 5,
    unit: 'Adet',
    vatRate: 20,
    discount: '10+5',
    listPrice: 1835,
    netPrice: 1835,
    total: 9175,
  });
  expect(document.lines[1]?.discount).toBe(15);
});

test('REPT-12 three decimals of a quantity or a rate are no thousands', () => {
  const { lines } = readDocument([{ MIKTAR_FIS: '2,125', KDV_TOPTAN: '20,000', ISKONTO: '12,500' }]);
  expect(lines[0]).toMatchObject({ quantity: 2.125, vatRate: 20, discount: 12.5 });
});

test('REPT-12 a document without lines has nothing', () => {
  for (const body of [[], null]) {
    expect(readDocument(body)).toMatchObject({
      documentNo: '',
      receiptDate: undefined,
      grandTotal: undefined,
      lines: [],
    });
  }
});

const sides = (BORC: unknown, ALACAK: unknown) => {
  const [row] = readMovements({ data: [{ BORC, ALACAK }] });
  return [row?.debit, row?.credit];
};

describe('USE-12 amounts of an account', () => {
  test.each([
    ['1.234,56 (B)', '0,00', [1234.56, 0]],
    ['0,00', '1.234,56 (A)', [0, 1234.56]],
    ['0,00', '-1.234,56 TRY (A)', [0, 1234.56]],
    ['(1.234,56)', null, [-1234.56, undefined]],
    [null, '1.234,56-', [undefined, -1234.56]],
    // On the other side than its letter says: taken back from this one.
    ['1.234,56 A', '', [-1234.56, undefined]],
    ['', '1.234,56 B', [undefined, -1234.56]],
  ])('debit %j and credit %j', (debit, credit, read) => {
    expect(sides(debit, credit)).toEqual(read);
  });

  test.each([
    ['#DEĞER!', '#DEĞER!'],
    [' 1.2.3,4 ', '1.2.3,4'],
    ['-', '-'],
    ['yok', 'yok'],
    ['-5,00 (B)', '-5,00 (B)'],
    ['', undefined],
    ['   ', undefined],
    [null, undefined],
    [{}, '—'],
    [true, '—'],
    [Infinity, '—'],
    ['x'.repeat(500), `${'x'.repeat(39)}…`],
  ])('what cannot be read stays as it came: %j', (wire, shown) => {
    const data = [{ BORC: wire, ALACAK: wire, SATIR_TOPLAM: wire, KDV_TOPLAM: wire, GENELTOPLAM: wire }];
    const all = { total: shown, vat: shown, grandTotal: shown };
    expect(sides(wire, wire)).toEqual([shown, shown]);
    expect(readOrders({ data })[0]).toMatchObject(all);
    expect(readInvoices({ data })[0]).toMatchObject(all);
  });

  test('and so it does in a document', () => {
    const wire = { MIKTAR_FIS: '5 koli', FIYAT: '#YOK', NET_FIYAT: 'x', SATIR_GENEL_TOPLAM: '1.2.3,4' };
    const head = { SATIR_TOPLAM: '#DEĞER!', KDV_TOPLAM: '(20,00)', GENELTOPLAM: '120,00 TL' };
    expect(readDocument([{ ...wire, ...head }])).toMatchObject({
      total: '#DEĞER!',
      vat: -20,
      grandTotal: 120,
      lines: [{ quantity: '5 koli', listPrice: '#YOK', netPrice: 'x', total: '1.2.3,4' }],
    });
  });
});

test('USE-18 codes and names of a report are read without the spaces that fill them up', () => {
  const row = { BELGENO: 'FTR1     ', FINANS_ISLEM_TURU: 'Satış faturası   ', DOVIZ_AD: 'USD ', BA: 'B ' };
  expect(readMovements({ data: [row] })[0]).toMatchObject({
    documentNo: 'FTR1',
    kind: 'Satış faturası',
    currency: 'USD',
    side: 'B',
  });
});
