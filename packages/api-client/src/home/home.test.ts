import { expect, test } from 'vitest';
import { readBrands } from '../brands/brands.ts';
import { readCariResults } from '../delegation/companies.ts';
import { readPage } from '../content/page.ts';
import { readProductSlider } from './productSlider.ts';
import { readPromotionGroup } from './promotions.ts';
import { readStockLocations } from '../product/stockLocations.ts';

const item = {
  id: 71,
  url: '/catalog/100',
  imageUrl: '/71.svg',
  title: 'Bahar',
  text: 'İndirim',
  actionButtonText: 'İncele',
};
const promotion = {
  id: 71,
  url: '/catalog/100',
  imageUrl: '/71.svg',
  title: 'Bahar',
  text: 'İndirim',
  actionText: 'İncele',
};

test('HOME-05 active items come before items', () => {
  expect(
    readPromotionGroup({ id: 7, displayName: 'Vitrin', activeItems: [item], items: [item, item] }),
  ).toEqual({
    id: 7,
    title: 'Vitrin',
    items: [promotion],
  });
  expect(readPromotionGroup({ activeItems: null, items: [item] }).items).toEqual([promotion]);
  expect(readPromotionGroup({ activeItems: [], items: [item] }).items).toEqual([]);
});

test('HOME-01 a bare list is the items, and null is nothing', () => {
  expect(readPromotionGroup([item, null])).toEqual({ id: '', title: '', items: [promotion] });
  expect(readPromotionGroup(null)).toEqual({ id: '', title: '', items: [] });
});

test('HOME-01 HOME-04 HOME-05 an item with neither picture nor words is left out', () => {
  expect(readPromotionGroup([{ id: 5, url: '/catalog/1', title: null }, item]).items).toEqual([promotion]);
});

test('HOME-02 a slider', () => {
  expect(readProductSlider({ title: 'Çok Satanlar', stoks: [{ id: 1, ad: 'Çekiç' }] })).toMatchObject({
    title: 'Çok Satanlar',
    products: [{ id: 1, name: 'Çekiç' }],
  });
});

test('PROD-02 stock by warehouse: numbers, or the words of the server', () => {
  expect(
    readStockLocations([
      { id: 1, lokasyonAd: 'Ankara', miktar: 120 },
      { lokasyonAd: 'İzmir', miktar: '50+' },
      { id: 3, lokasyonAd: 'Bursa', miktar: '1234.5' },
      { id: 4, lokasyonAd: 'Adana', miktar: '0,00' },
      { id: 5, lokasyonAd: 'Konya', miktar: '2,125' },
      { id: 6, lokasyonAd: 'Mersin', miktar: '2.125' },
      5,
    ]),
  ).toEqual([
    { id: 1, name: 'Ankara', quantity: 120 },
    { id: '', name: 'İzmir', quantity: '50+' },
    { id: 3, name: 'Bursa', quantity: 1234.5 },
    { id: 4, name: 'Adana', quantity: 0 },
    { id: 5, name: 'Konya', quantity: 2.125 },
    { id: 6, name: 'Mersin', quantity: 2125 },
  ]);
});

test('BRND-01 DELG-01 what has an id and a name', () => {
  expect(readBrands([{ id: 1, ad: 'Bosch' }, { id: 2 }, { ad: 'Adsız' }])).toEqual([
    { id: 1, name: 'Bosch' },
  ]);
  expect(readCariResults([{ id: '902', name: 'Işık' }])).toEqual([{ id: '902', name: 'Işık', detail: '' }]);
  expect(readBrands(null)).toEqual([]);
});

test('PAGE-01 a page', () => {
  expect(readPage({ title: 'İade', content: '<p>14 gün</p>' })).toEqual({
    title: 'İade',
    html: '<p>14 gün</p>',
  });
});
