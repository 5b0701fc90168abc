import { describe, expect, test } from 'vitest';
import { failure, proveCalls, recording, type Row } from '../cases/proveCalls.ts';
import { accountApi } from './account.ts';
import { applicationApi } from './application.ts';
import { basketApi } from './basket.ts';
import { brandsApi } from './brands.ts';
import { catalogApi, type ListQuery } from './catalog.ts';
import { checkoutApi } from './checkout.ts';
import { contentApi } from './content.ts';
import { delegationApi } from './delegation.ts';
import { homeApi } from './home.ts';
import { navigationApi } from './navigation.ts';
import { paymentApi } from './payment.ts';
import { productApi } from './product.ts';
import { reportsApi } from './reports.ts';
import { searchApi } from './search.ts';
import { sessionApi } from './session.ts';

const page: ListQuery = { page: 2, field: 'fiyat', sort: 'desc', inStockOnly: false };
const range = { begin: '2026-03-01', end: '2026-03-31' };
const list = { stoks: [] };
const rows = { data: [] };

const reads: readonly Row[] = [
  ['application', (api, s) => applicationApi(api).get(s), 'GET /application', { settings: {} }, 15],
  ['login check', (api, s) => sessionApi(api).check(s), 'GET /login/CheckLogin', true, 15],
  ['login page', (api, s) => sessionApi(api).page(s), 'GET /login', { logo: null }, 15],
  ['menu', (api, s) => navigationApi(api).menu('menu.header', s), 'GET /menu/?id=menu.header', [], 15],
  ['categories', (api, s) => navigationApi(api).categories(s), 'GET /categorymenu/get', { items: null }, 15],
  [
    'promotions',
    (api, s) => homeApi(api).promotions(40, s),
    'GET /promotion/GetPromotion?type=40&viewType=10',
    null,
    15,
  ],
  [
    'slider',
    (api, s) => homeApi(api).slider('home.produtcs.level1', 0, s),
    'GET /promotion/GetProductSlider?key=home.produtcs.level1&itemCount=0',
    list,
    15,
  ],
  [
    'LIST-01 category',
    (api, s) => catalogApi(api).list({ type: 'catalog', id: 7 }, page, s),
    'GET /catalog/7?page=2&d=desc&f=fiyat',
    list,
    15,
  ],
  [
    'LIST-03 brand, in stock only',
    (api, s) =>
      catalogApi(api).list({ type: 'brand', id: '31', categoryId: 0 }, { ...page, inStockOnly: true }, s),
    'GET /brand/31/0?page=2&d=desc&f=fiyat&instock=true',
    list,
    15,
  ],
  [
    'LIST-01 search',
    (api, s) => catalogApi(api).list({ type: 'search', q: 'çekiç & "ı"\uD83D' }, page, s),
    'GET /search/?q=%C3%A7eki%C3%A7%20%26%20%22%C4%B1%22%EF%BF%BD&page=2&d=desc&f=fiyat',
    list,
    8,
  ],
  [
    'USE-13 a code with a typographic dash and what nobody sees',
    (api, s) => catalogApi(api).list({ type: 'search', q: '\uFEFFAM\u201101\u00A0X\u200B ' }, page, s),
    'GET /search/?q=AM-01%20X&page=2&d=desc&f=fiyat',
    list,
    8,
  ],
  [
    'LIST-01 all products',
    (api, s) => catalogApi(api).list({ type: 'all' }, page, s),
    'GET /product/all/?page=2&d=desc&f=fiyat',
    list,
    15,
  ],
  [
    'SRCH-02 suggestions',
    (api, s) => searchApi(api).autocomplete('m\uD83D', true, s),
    'GET /search/autocompletev2?q=m%EF%BF%BD&stok=true',
    null,
    8,
  ],
  [
    'USE-13 suggestions for such a code',
    (api, s) => searchApi(api).autocomplete('AM–01 Ş', false, s),
    'GET /search/autocompletev2?q=AM-01%20%C5%9E&stok=false',
    null,
    8,
  ],
  ['product', (api, s) => productApi(api).get('5012', s), 'GET /product/5012', { stok: null }, 15],
  [
    'PROD-02 stock',
    (api, s) => productApi(api).stockLocations(5012, s),
    'GET /product/stoklokasyon?id=5012',
    [],
    15,
  ],
  ['brands', (api, s) => brandsApi(api).all(s), 'GET /brand/all', [], 15],
  ['page', (api, s) => contentApi(api).page('kvkk-1', s), 'GET /page/kvkk-1', { title: '' }, 15],
  ['basket', (api, s) => basketApi(api).get(s), 'GET /basket/', { products: null }, 15],
  ['basket count', (api, s) => basketApi(api).count(s), 'GET /application/getBasketProductCount', '3', 15],
  [
    'checkout',
    (api, s) => checkoutApi(api).get(88013, s),
    'GET /basket/checkout/88013',
    { notFound: true },
    15,
  ],
  [
    'PAYM-11 instalments, without the card number',
    (api, s) =>
      paymentApi(api).instalments(
        { price: 1234.5, addsCommission: true, cardNumber: '4111 1122 3344 5566' },
        s,
      ),
    'GET /payment2/PaynetRatio?price=1234.50&addcomissionToAmount=true&cardNumber=4111112200000000',
    rows,
    15,
  ],
  ['account', (api, s) => accountApi(api).get(s), 'GET /info/me', { cari: {} }, 15],
  [
    'FMT-02 movements',
    (api, s) => reportsApi(api).movements(range, s),
    'GET /report/genelhareket?begin=2026.03.01&end=2026.03.31',
    rows,
    15,
  ],
  [
    'statement',
    (api, s) => reportsApi(api).statement(range, s),
    'GET /report/hesapekstresi?begin=2026.03.01&end=2026.03.31',
    rows,
    15,
  ],
  [
    'orders',
    (api, s) => reportsApi(api).orders(range, s),
    'GET /report/siparislistesi?begin=2026.03.01&end=2026.03.31',
    rows,
    15,
  ],
  [
    'invoices',
    (api, s) => reportsApi(api).invoices(range, s),
    'GET /report/faturalistesi?begin=2026.03.01&end=2026.03.31',
    rows,
    15,
  ],
  [
    'invoice',
    (api, s) => reportsApi(api).document('invoice', 'A/1 Ş', s),
    'GET /Report/faturadetay/A%2F1%20%C5%9E',
    [],
    15,
  ],
  ['order', (api, s) => reportsApi(api).document('order', 'S1', s), 'GET /Report/siparisdetay/S1', [], 15],
  [
    'delivery note',
    (api, s) => reportsApi(api).document('deliveryNote', 'I1', s),
    'GET /Report/irsaliyedetay/I1',
    [],
    15,
  ],
  [
    'DELG-01 companies',
    (api, s) => delegationApi(api).search('Işık', s),
    'GET /search/cari?query=I%C5%9F%C4%B1k',
    null,
    8,
  ],
  [
    'USE-13 a company by a number out of a letter',
    (api, s) => delegationApi(api).search(' 120\u2212001\u200B ', s),
    'GET /search/cari?query=120-001',
    null,
    8,
  ],
];

proveCalls(reads);

describe.each(reads)('FAIL-01 %s', (_, call) => {
  test.each([{ Message: 'An error has occurred.' }, 'tamam', 1.5, {}])('refuses %j', async (body) => {
    expect(await failure(call(recording(body).api))).toMatchObject({ kind: 'unreadable' });
  });
});

const allProducts = (answer: unknown) => catalogApi(recording(answer).api).list({ type: 'all' }, page);

test('LIST-08 a list without products says so', async () => {
  for (const noRecord of [true, 'True', 1])
    expect(await allProducts({ noRecord })).toMatchObject({ isEmpty: true });
  expect(await allProducts({ stoks: null })).toMatchObject({ isEmpty: true });
  expect(await failure(allProducts({ noRecord: false }))).toMatchObject({ kind: 'unreadable' });
  expect(await failure(allProducts({ stoks: 'yok' }))).toMatchObject({ kind: 'unreadable' });
});
