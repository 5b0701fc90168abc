import { describe, expect, test } from 'vitest';
import { readAccount } from '../account/account.ts';
import { readCariResults } from '../delegation/companies.ts';
import { readCheckout, withAccountAddresses } from '../checkout/checkout.ts';

const title = 'Işık Elektrik Ltd. Şti.';

describe('USE-07 companies of one title', () => {
  test.each([
    [
      'by their ids',
      { id: 917, name: title },
      { id: 918, name: ` ${title.toLocaleUpperCase('tr')}` },
      ['No 917', 'No 918'],
    ],
    [
      'by number and city',
      { id: 917, name: title, cariNo: '120.01.034', sehir: 'İzmir' },
      { id: 918, name: title, cariNo: '120.01.035', sehir: 'İzmir' },
      ['120.01.034 · İzmir', '120.01.035 · İzmir'],
    ],
    [
      'by their ids where number and city are the same',
      { id: 917, name: title, sehir: 'İzmir' },
      { id: 918, name: title, sehir: 'İzmir' },
      ['İzmir · No 917', 'İzmir · No 918'],
    ],
    ['not at all where their names differ', { id: 1, name: title }, { id: 2, name: 'Yılmaz' }, ['', '']],
  ])('are told apart %s', (_, first, second, details) => {
    expect(readCariResults([first, second]).map(({ detail }) => detail)).toEqual(details);
  });
});

const labels = (addresses: readonly unknown[], account?: Parameters<typeof readAccount>[0]) => {
  const checkout = readCheckout({ adreses: addresses });
  const told = account === undefined ? checkout : withAccountAddresses(checkout, readAccount(account));
  return told.addresses.map(({ label }) => label);
};

describe('USE-07 delivery addresses of one contact', () => {
  const three = [
    { id: 11, yetkili: 'Ahmet' },
    { id: 12, yetkili: 'Ahmet' },
    { id: 13, yetkili: null },
  ];

  test('are told apart by their ids, and one without a contact is an address', () => {
    expect(labels(three)).toEqual(['Ahmet – No 11', 'Ahmet – No 12', 'Adres – No 13']);
  });

  test('read as the account screen has them, where it has the same in the same order', () => {
    const adresler = [
      { adres: 'Kadıköy', yetkili: 'Ahmet' },
      { adres: 'Tuzla', yetkili: 'Ahmet' },
      { adres: 'Ostim', yetkili: null },
    ];
    expect(labels(three, { cari: {}, adresler })).toEqual([
      'Ahmet – Kadıköy',
      'Ahmet – Tuzla',
      'Adres – Ostim',
    ]);
    const other = ['Ahmet – No 11', 'Ahmet – No 12', 'Adres – No 13'];
    expect(labels(three, { cari: {}, adresler: adresler.toReversed() })).toEqual(other);
    expect(labels(three, { cari: {}, adresler: adresler.slice(1) })).toEqual(other);
  });

  test('read as they are where the name is enough', () => {
    expect(
      labels([
        { id: 11, yetkili: 'Ahmet' },
        { id: 12, yetkili: 'Tuzla Şube' },
      ]),
    ).toEqual(['Ahmet', 'Tuzla Şube']);
  });
});
