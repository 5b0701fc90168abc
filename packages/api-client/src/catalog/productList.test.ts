import { expect, test } from 'vitest';
import { readProductList } from './productList.ts';

test('LIST-11 price names come last to first', () => {
  expect(readProductList({ stoks: [], fiyatAds: ['Peşin', 'Bayi', 'Liste'] }).priceNames).toEqual([
    'Liste',
    'Bayi',
    'Peşin',
  ]);
});

test.each([
  [
    { totalRecords: 214, pageNo: 3, pageSize: 24 },
    { total: 214, page: 3, pageSize: 24, pageCount: 9 },
  ],
  [
    { totalRecords: 48, pageNo: 2, pageSize: 24 },
    { total: 48, page: 2, pageSize: 24, pageCount: 2 },
  ],
  [
    { totalRecords: '49', pageNo: '1', pageSize: '24' },
    { total: 49, page: 1, pageSize: 24, pageCount: 3 },
  ],
  [
    { totalRecords: 0, pageNo: 0, pageSize: 24 },
    { total: 0, page: 1, pageSize: 24, pageCount: 1 },
  ],
  [
    { totalRecords: -5, pageNo: -1, pageSize: 0 },
    { total: 1, page: 1, pageSize: 0, pageCount: 1 },
  ],
  [null, { total: 1, page: 1, pageSize: 0, pageCount: 1 }],
])('LIST-07 pager of %j', (pagerInfo, pager) => {
  expect(readProductList({ stoks: [{ id: 1 }], pagerInfo }).pager).toEqual(pager);
});

test.each([{ pageNo: null }, { pageNo: 0 }, {}, null])(
  'LIST-07 a pager of %j stands at the page that was asked for',
  (pagerInfo) => {
    expect(readProductList({ stoks: [{ id: 1 }], pagerInfo }, 2).pager.page).toBe(2);
  },
);

test('LIST-08 a list is empty when it says so or has nothing', () => {
  expect(readProductList({ noRecord: 'True', stoks: [{ id: 1 }] }).isEmpty).toBe(true);
  expect(readProductList({ stoks: null }).isEmpty).toBe(true);
  expect(readProductList({ noRecord: false, stoks: [{ id: 1 }] }).isEmpty).toBe(false);
});

test('LIST-02 brands stay in a category, given as an id or as an object; 0 is none', () => {
  const markas = [
    { id: 31, ad: 'İzeltaş', category: { id: 1011, displayName: 'Anahtarlar' } },
    { id: 44, ad: 'Ceta Form', category: 1011 },
    { id: 45, ad: 'Bosch', category: null },
    { id: 46 },
  ];
  expect(readProductList({ markas }).brands).toEqual([
    { id: 31, name: 'İzeltaş', categoryId: 1011, categoryName: 'Anahtarlar' },
    { id: 44, name: 'Ceta Form', categoryId: 1011, categoryName: '' },
    { id: 45, name: 'Bosch', categoryId: 0, categoryName: '' },
  ]);
});

test('LIST-09 title, brand and category', () => {
  const body = {
    title: 'El Aletleri',
    marka: { id: 1, ad: 'Bosch' },
    category: { id: 2, displayName: 'El Aletleri' },
  };
  expect(readProductList(body)).toMatchObject({
    title: 'El Aletleri',
    brand: { id: 1, name: 'Bosch' },
    category: { id: 2, name: 'El Aletleri' },
  });
});
