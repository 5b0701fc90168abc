import { expect, test } from 'vitest';
import { priceNamed, readProduct } from './readProduct.ts';
import { readProductDetail } from './product.ts';

const wire = {
  id: 5012,
  ad: 'Kombine Anahtar 13 mm',
  kod: 'KA-013',
  barkod: '8690000050127',
  showBarkod: 'True',
  image: { smallUrl: '/1-s.svg' },
  images: [
    { id: 1, name: 'Önden', smallUrl: '/1-s.svg', mediumUrl: '/1-m.svg' },
    { id: 2, smallUrl: '/2-s.svg' },
    {},
  ],
  fiyats: [
    { id: 1, ad: 'Liste', fiyatFK: '₺148,50', fiyatF: '148,50', netFiyatF: '126,23', CssClass: 'price-list' },
    { id: 2, ad: 'Bayi', fiyatFK: null, fiyatF: '121,77' },
    { id: 3, ad: 'Peşin', fiyatF: 1234.5 },
    { id: 4, ad: 'Liste', fiyatF: '999,00' },
  ],
  iskonto: '15,5',
  showIskonto: true,
  stokAnlasmaFiyat: { fiyatF: '99,90', fiyatFK: '₺99,90', iskonto: 5 },
  miktarDisplayName: '148 Adet',
  temin: 3,
  teminDisplayName: '3 iş günü',
  teskFiyatFTL: '₺178,20',
  showTeskFiyat: 1,
  showAddBasketButton: '1',
  marka: 'İzeltaş',
  markaId: 31,
  stokBirim: 'Adet',
  aciklama: '<p>Çelik</p>',
  multiPrice: true,
};

test('a product is read whole', () => {
  expect(readProduct(wire)).toMatchObject({
    id: 5012,
    name: 'Kombine Anahtar 13 mm',
    code: 'KA-013',
    barcode: '8690000050127',
    showBarcode: true,
    imageUrl: '/1-s.svg',
    discount: 15.5,
    showDiscount: true,
    agreementPriceText: '₺99,90',
    agreementDiscount: 5,
    stockText: '148 Adet',
    supply: '3',
    leadTime: '3 iş günü',
    retailPriceText: '₺178,20',
    showRetailPrice: true,
    canAddToBasket: true,
    brand: 'İzeltaş',
    brandId: 31,
    unit: 'Adet',
    hasSeveralPrices: true,
  });
});

test.each(['', '  ', null, undefined])('a product named %j goes by its code', (ad) => {
  expect(readProduct({ ...wire, ad })).toMatchObject({ name: 'KA-013', code: 'KA-013' });
});

test.each([0, '0', '0,00', -5, null])(
  'a discount of %j is none, of the product as of its agreement',
  (iskonto) => {
    const nothing = { ...wire, iskonto, stokAnlasmaFiyat: { ...wire.stokAnlasmaFiyat, iskonto } };
    expect(readProduct(nothing)).toMatchObject({
      discount: undefined,
      agreementDiscount: undefined,
      agreementPriceText: '₺99,90',
    });
  },
);

test.each([
  ['7.500', 7.5],
  ['12,500', 12.5],
])('a discount of %j is %d percent, of the product as of its agreement', (iskonto, percent) => {
  const product = readProduct({ ...wire, iskonto, stokAnlasmaFiyat: { ...wire.stokAnlasmaFiyat, iskonto } });
  expect(product).toMatchObject({ discount: percent, agreementDiscount: percent });
});

test.each([0, '0', null])('a supply code of %j is none', (temin) => {
  expect(readProduct({ ...wire, temin })?.supply).toBe('');
});

test('PROD-01 a picture without a medium size shows the small one; one without any is left out', () => {
  expect(readProduct(wire)?.images).toEqual([
    { id: 1, name: 'Önden', smallUrl: '/1-s.svg', mediumUrl: '/1-m.svg' },
    { id: 2, name: '', smallUrl: '/2-s.svg', mediumUrl: '/2-s.svg' },
  ]);
});

test('LIST-11 a price is found by its name: fiyatFK before fiyatF, bare numbers written like the rest, the first of two', () => {
  const product = readProduct(wire);
  const texts = ['Liste', 'Bayi', 'Peşin', 'Yok'].map((name) => product && priceNamed(product, name)?.text);
  expect(texts).toEqual(['₺148,50', '121,77', '1.234,50', undefined]);
});

test('a product without an id is none; one with nothing else can be shown', () => {
  expect(readProduct({ ad: 'Çekiç' })).toBeUndefined();
  expect(readProduct({ id: 'A1' })).toMatchObject({
    id: 'A1',
    name: '',
    prices: [],
    images: [],
    canAddToBasket: false,
  });
});

test('PROD-01 a detail may be without product or category', () => {
  expect(readProductDetail({ stok: null, category: null })).toEqual({
    product: undefined,
    category: undefined,
    descriptionHtml: '',
  });
  expect(readProductDetail({ stok: wire, category: { id: 9, displayName: 'Anahtarlar' } })).toMatchObject({
    product: { id: 5012 },
    category: { id: 9, name: 'Anahtarlar' },
    descriptionHtml: '<p>Çelik</p>',
  });
});
