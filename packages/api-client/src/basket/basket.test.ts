import { expect, test } from 'vitest';
import { readBasket } from './basket.ts';
import { readBasketCount } from './basketCount.ts';

const line = {
  id: 1,
  rowId: 440101,
  stokId: 5012,
  ad: 'Kombine Anahtar',
  kod: 'KA-013',
  image: { smallUrl: '/1-s.svg' },
  miktarF: '1.000',
  stokBirim: 'Adet',
  birimFiyatF: '121,77',
  tutarF: '1.461,24',
  iskontoOrani: '15',
  iskontoTutarKdvDahilF: '263,02',
  stokMiktarUygun: 'False',
  stokMiktarUygunClass: 'text-danger',
  StokMiktar: '2.500',
};

test('BSKT-01 a row is read whole; 1.000 pieces are a thousand', () => {
  expect(readBasket({ id: 88012, products: [line] }).lines).toEqual([
    {
      rowId: 440101,
      productId: 5012,
      name: 'Kombine Anahtar',
      code: 'KA-013',
      imageUrl: '/1-s.svg',
      quantity: 1000,
      quantityText: '1.000',
      unit: 'Adet',
      unitPriceText: '121,77',
      discount: 15,
      discountText: '263,02',
      amountText: '1.461,24',
      isWithinStock: false,
      stockClass: 'text-danger',
      stockLimit: 2500,
    },
  ]);
});

test.each([
  ['2,125', 2.125],
  ['12,750', 12.75],
  ['1.500', 1500],
  ['1.234,5', 1234.5],
])('BSKT-01 the quantity %j of what is measured or weighed is %d', (text, quantity) => {
  const [read] = readBasket({ products: [{ ...line, miktarF: text, StokMiktar: text }] }).lines;
  expect(read).toMatchObject({ quantity, quantityText: text, stockLimit: quantity });
});

test.each([
  ['7.500', 7.5],
  ['12,500', 12.5],
])('BSKT-01 the discount %j of a row is %d percent', (iskontoOrani, discount) => {
  expect(readBasket({ products: [{ ...line, iskontoOrani }] }).lines).toMatchObject([{ discount }]);
});

test('BSKT-07 a row exceeds the stock only when it says so', () => {
  const lines = [null, undefined, true, 'True', 'evet', false, 'false', 0, '0'].map((stokMiktarUygun) => ({
    ...line,
    stokMiktarUygun,
  }));
  const within = readBasket({ products: lines }).lines.map((read) => read.isWithinStock);
  expect(within).toEqual([true, true, true, true, true, false, false, false, false]);
});

test('BSKT-08 lists may be null', () => {
  expect(readBasket({ id: 1, products: null, sums: null, basketVariation: null })).toEqual({
    id: 1,
    lines: [],
    sums: [],
    variations: [],
    showDiscount: false,
    hideOrderButton: false,
  });
});

test('BSKT-04 BSKT-05 totals per currency and variations are shown as the server wrote them', () => {
  const basket = readBasket({
    products: [],
    sums: [{ satirToplamWCF: '100,00', kdvToplamWCF: '20,00', genelToplamWCF: '120,00', paraBirimi: 'TRY' }],
    basketVariation: [
      {
        stokFiyatAdId: 2,
        title: 'Peşin',
        description: 'Peşin ödemede',
        araToplamF: '90',
        kdvTutarF: '18',
        genelFiyatF: '108',
        paraBirimi: 'TRY',
      },
    ],
    showIskonto: true,
    hideOrderButton: 'True',
  });
  expect(basket.sums).toEqual([
    { currency: 'TRY', subtotalText: '100,00', vatText: '20,00', totalText: '120,00' },
  ]);
  expect(basket.variations).toEqual([
    {
      id: 2,
      title: 'Peşin',
      description: 'Peşin ödemede',
      currency: 'TRY',
      subtotalText: '90',
      vatText: '18',
      totalText: '108',
    },
  ]);
  expect(basket).toMatchObject({ showDiscount: true, hideOrderButton: true });
});

test.each(['', '  ', null])('a row whose product is named %j goes by its code', (ad) => {
  const { lines } = readBasket({ products: [{ rowId: 1, ad, kod: 'KA-013' }] });
  expect(lines[0]).toMatchObject({ name: 'KA-013', code: 'KA-013' });
});

test('a row without a row id goes by its id, and a row without anything still counts', () => {
  const { lines } = readBasket({ products: [{ id: 7 }, {}] });
  expect(lines.map(({ rowId }) => rowId)).toEqual([7, '']);
});

test.each([
  [12, 12],
  ['12', 12],
  [{ count: 12 }, 12],
  [{ count: '3' }, 3],
  [0, 0],
  [-1, undefined],
  [1.5, undefined],
  ['', undefined],
  ['on iki', undefined],
  [null, undefined],
  [{}, undefined],
])('LIST-16 the count of %j is %j', (body, count) => {
  expect(readBasketCount(body)).toBe(count);
});

test.each([
  [1234.5, '1.234,50'],
  [-1234.5, '-1.234,50'],
  [-0.001, '0,00'],
  [-0, '0,00'],
])('FMT-01 a total that is the bare number %d is shown as %s', (tutarF, text) => {
  expect(readBasket({ products: [{ tutarF }] }).lines[0]?.amountText).toBe(text);
});
