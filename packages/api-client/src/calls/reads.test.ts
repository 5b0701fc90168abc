import { describe, expect, test } from 'vitest';
import { failure, proveCalls, recording, type Row } from '../cases/proveCalls.ts';
import { getAccountInfo } from '../account/account.ts';
import { getApplication } from '../application/application.ts';
import { getBasket } from '../basket/basket.ts';
import { getBasketCount } from '../basket/basketCount.ts';
import { listBrands } from '../brands/brands.ts';
import { listProducts, type ListQuery } from '../catalog/productList.ts';
import { getCheckout } from '../checkout/checkout.ts';
import { getPage } from '../content/page.ts';
import { searchCari } from '../delegation/companies.ts';
import { getProductSlider } from '../home/productSlider.ts';
import { getPromotion } from '../home/promotions.ts';
import { getCategories } from '../navigation/categories.ts';
import { getMenu } from '../navigation/menu.ts';
import { getInstalments } from '../payment/instalments.ts';
import { getProduct } from '../product/product.ts';
import { getStockLocations } from '../product/stockLocations.ts';
import { getDocument } from '../reports/document.ts';
import {
  getInvoiceReport,
  getMovementReport,
  getOrderReport,
  getStatementReport,
} from '../reports/reports.ts';
import { autocomplete } from '../search/suggestions.ts';
import { checkLogin } from '../session/checkLogin.ts';
import { getLoginPage } from '../session/loginPage.ts';

const page: ListQuery = { page: 2, field: 'fiyat', sort: 'desc', inStockOnly: false };
const range = { begin: '2026-03-01', end: '2026-03-31' };
const list = { stoks: [] };
const rows = { data: [] };

const reads: readonly Row[] = [
  ['application', (s) => getApplication(s), 'GET /application', { settings: {} }, 15],
  ['login check', (s) => checkLogin(s), 'GET /login/CheckLogin', true, 15],
  ['login page', (s) => getLoginPage(s), 'GET /login', { logo: null }, 15],
  ['menu', (s) => getMenu('menu.header', s), 'GET /menu/?id=menu.header', [], 15],
  ['categories', (s) => getCategories(s), 'GET /categorymenu/get', { items: null }, 15],
  ['promotions', (s) => getPromotion(40, s), 'GET /promotion/GetPromotion?type=40&viewType=10', null, 15],
  [
    'slider',
    (s) => getProductSlider('home.produtcs.level1', s),
    'GET /promotion/GetProductSlider?key=home.produtcs.level1&itemCount=0',
    list,
    15,
  ],
  [
    'LIST-01 category',
    (s) => listProducts({ type: 'catalog', id: 7 }, page, s),
    'GET /catalog/7?page=2&d=desc&f=fiyat',
    list,
    15,
  ],
  [
    'LIST-03 brand, in stock only',
    (s) => listProducts({ type: 'brand', id: '31', categoryId: 0 }, { ...page, inStockOnly: true }, s),
    'GET /brand/31/0?page=2&d=desc&f=fiyat&instock=true',
    list,
    15,
  ],
  [
    'LIST-01 search',
    (s) => listProducts({ type: 'search', q: 'çekiç & "ı"\uD83D' }, page, s),
    'GET /search/?q=%C3%A7eki%C3%A7%20%26%20%22%C4%B1%22%EF%BF%BD&page=2&d=desc&f=fiyat',
    list,
    8,
  ],
  [
    'USE-13 a code with a typographic dash and what nobody sees',
    (s) => listProducts({ type: 'search', q: '\uFEFFAM\u201101\u00A0X\u200B ' }, page, s),
    'GET /search/?q=AM-01%20X&page=2&d=desc&f=fiyat',
    list,
    8,
  ],
  [
    'LIST-01 all products',
    (s) => listProducts({ type: 'all' }, page, s),
    'GET /product/all/?page=2&d=desc&f=fiyat',
    list,
    15,
  ],
  [
    'SRCH-02 suggestions',
    (s) => autocomplete('m\uD83D', true, s),
    'GET /search/autocompletev2?q=m%EF%BF%BD&stok=true',
    null,
    8,
  ],
  [
    'USE-13 suggestions for such a code',
    (s) => autocomplete('AM–01 Ş', false, s),
    'GET /search/autocompletev2?q=AM-01%20%C5%9E&stok=false',
    null,
    8,
  ],
  ['product', (s) => getProduct('5012', s), 'GET /product/5012', { stok: null }, 15],
  ['PROD-02 stock', (s) => getStockLocations(5012, s), 'GET /product/stoklokasyon?id=5012', [], 15],
  ['brands', (s) => listBrands(s), 'GET /brand/all', [], 15],
  ['page', (s) => getPage('kvkk-1', s), 'GET /page/kvkk-1', { title: '' }, 15],
  ['basket', (s) => getBasket(s), 'GET /basket/', { products: null }, 15],
  ['basket count', (s) => getBasketCount(s), 'GET /application/getBasketProductCount', '3', 15],
  ['checkout', (s) => getCheckout(88013, s), 'GET /basket/checkout/88013', { notFound: true }, 15],
  [
    'PAYM-11 instalments, without the card number',
    (s) => getInstalments({ price: 1234.5, addsCommission: true, cardNumber: '4111 1122 3344 5566' }, s),
    'GET /payment2/PaynetRatio?price=1234.50&addcomissionToAmount=true&cardNumber=4111112200000000',
    rows,
    15,
  ],
  ['account', (s) => getAccountInfo(s), 'GET /info/me', { cari: {} }, 15],
  [
    'FMT-02 movements',
    (s) => getMovementReport(range, s),
    'GET /report/genelhareket?begin=2026.03.01&end=2026.03.31',
    rows,
    15,
  ],
  [
    'statement',
    (s) => getStatementReport(range, s),
    'GET /report/hesapekstresi?begin=2026.03.01&end=2026.03.31',
    rows,
    15,
  ],
  [
    'orders',
    (s) => getOrderReport(range, s),
    'GET /report/siparislistesi?begin=2026.03.01&end=2026.03.31',
    rows,
    15,
  ],
  [
    'invoices',
    (s) => getInvoiceReport(range, s),
    'GET /report/faturalistesi?begin=2026.03.01&end=2026.03.31',
    rows,
    15,
  ],
  ['invoice', (s) => getDocument('invoice', 'A/1 Ş', s), 'GET /Report/faturadetay/A%2F1%20%C5%9E', [], 15],
  ['order', (s) => getDocument('order', 'S1', s), 'GET /Report/siparisdetay/S1', [], 15],
  ['delivery note', (s) => getDocument('deliveryNote', 'I1', s), 'GET /Report/irsaliyedetay/I1', [], 15],
  ['DELG-01 companies', (s) => searchCari('Işık', s), 'GET /search/cari?query=I%C5%9F%C4%B1k', null, 8],
  [
    'USE-13 a company by a number out of a letter',
    (s) => searchCari(' 120\u2212001\u200B ', s),
    'GET /search/cari?query=120-001',
    null,
    8,
  ],
];

proveCalls(reads);

describe.each(reads)('FAIL-01 %s', (_, call) => {
  test.each([{ Message: 'An error has occurred.' }, 'tamam', 1.5, {}])('refuses %j', async (body) => {
    recording(body);
    expect(await failure(call())).toMatchObject({ kind: 'unreadable' });
  });
});

const allProducts = (answer: unknown) => {
  recording(answer);
  return listProducts({ type: 'all' }, page);
};

test('LIST-08 a list without products says so', async () => {
  for (const noRecord of [true, 'True', 1])
    expect(await allProducts({ noRecord })).toMatchObject({ isEmpty: true });
  expect(await allProducts({ stoks: null })).toMatchObject({ isEmpty: true });
  expect(await failure(allProducts({ noRecord: false }))).toMatchObject({ kind: 'unreadable' });
  expect(await failure(allProducts({ stoks: 'yok' }))).toMatchObject({ kind: 'unreadable' });
});
