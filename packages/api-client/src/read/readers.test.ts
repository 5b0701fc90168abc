import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAccount } from '../account/account.ts';
import { readApplication } from '../application/application.ts';
import { setting, settingFlag, settingNumber } from '../application/settings.ts';
import { readBasket } from '../basket/basket.ts';
import { readBasketCount } from '../basket/basketCount.ts';
import { readBrands } from '../brands/brands.ts';
import { readCariResults } from '../delegation/companies.ts';
import { readCategories } from '../navigation/categories.ts';
import { readCheckLogin } from '../session/checkLogin.ts';
import { readCheckout } from '../checkout/checkout.ts';
import { readFinishResult } from '../checkout/finish.ts';
import { readDocument } from '../reports/document.ts';
import { readErrors, readReasons } from './readErrors.ts';
import { readFlag } from './readFlag.ts';
import { readInstalments } from '../payment/instalments.ts';
import { readLoginPage } from '../session/loginPage.ts';
import { readLoginResult } from '../session/login.ts';
import { readMenu } from '../navigation/menu.ts';
import { readPage } from '../content/page.ts';
import { readPaymentResult } from '../payment/pay.ts';
import { readProduct } from '../product/readProduct.ts';
import { readProductDetail } from '../product/product.ts';
import { readProductList } from '../catalog/productList.ts';
import { readProductSlider } from '../home/productSlider.ts';
import { readPromotionGroup } from '../home/promotions.ts';
import { readRefusal } from './readRefusal.ts';
import { invoiceSteps, movementSteps, orderSteps } from '../reports/reports.ts';
import { finish } from '../runSteps.ts';
import type { Wire } from './Wire.ts';
import { readStockLocations } from '../product/stockLocations.ts';

const product = {
  id: 5,
  ad: 'Çekiç',
  image: { smallUrl: '/s.svg' },
  images: [{ id: 1, smallUrl: '/s.svg' }],
  fiyats: [{ ad: 'Liste', fiyatFK: '₺1,00' }],
  stokAnlasmaFiyat: { fiyatF: '1,00' },
  showAddBasketButton: true,
};
const line = { ID: 1, BELGENO: 'F1', FIS_TARIHI: '2026-03-01', MIKTAR_FIS: 1, GENELTOPLAM: '1,00' };
const row = {
  ID: 1,
  Id: 1,
  BELGENO: 'F1',
  TARIH: '/Date(0)/',
  BORC: '1.234,50',
  GENELTOPLAM: 1,
  VADE: '01.03.2026',
};
const rows = { data: [row] };
const bank = { bank_id: 1, ratio: [{ id: 1, instalment: 1, total_amount: '1,00' }] };

/** What a reader that stops on its way has read in the end. */
const finished =
  <A>(steps: (body: Wire<A>) => Generator<void, unknown>) =>
  (body: Wire<A>) =>
    finish(steps(body));

/** A reader of whatever the contract says: here it is given anything. */
interface AnyReader {
  read(body: unknown): unknown;
}

/** Every reader, with an answer it is made for: the generated wrong answers are made of these. */
const readers: Record<string, readonly [read: AnyReader['read'], typical: unknown]> = {
  readAccount: [
    readAccount,
    { cari: { ad: 'A', risk: 5 }, temsilci: { ad: 'B' }, adresler: [{ adres: 'C' }] },
  ],
  readApplication: [
    readApplication,
    { settings: { a: '1' }, dovizs: [{ ad: 'USD', satis: 4 }], isAuth: true },
  ],
  readBasket: [
    readBasket,
    {
      id: 1,
      products: [{ rowId: 1, miktarF: '2' }],
      sums: [{ paraBirimi: 'TRY' }],
      basketVariation: [{ title: 'P' }],
    },
  ],
  readBasketCount: [readBasketCount, { count: 3 }],
  readBrands: [readBrands, [{ id: 1, ad: 'A' }]],
  readCariResults: [readCariResults, [{ id: 1, name: 'A' }]],
  readCategories: [
    readCategories,
    { items: [{ id: 1, name: 'A', childs: [{ id: 2, name: 'B', childs: null }] }] },
  ],
  readCheckLogin: [readCheckLogin, true],
  readCheckout: [
    readCheckout,
    {
      adreses: [{ id: 1, yetkili: 'A' }],
      bankaHesaps: [{ id: 3, iban: 'TR' }],
      odemeSekilleri: ['havale'],
      teslimatAracSaats: ['10:00'],
      payPrice: 1,
    },
  ],
  readDocument: [readDocument, [line]],
  readErrors: [readErrors, { a: 'b', c: ['d'] }],
  readFinishResult: [readFinishResult, { hasError: true, errors: { a: 'b' } }],
  readFlag: [readFlag, 'True'],
  readInstalments: [readInstalments, { data: { data: [bank] } }],
  readInvoices: [finished(invoiceSteps), rows],
  readLoginPage: [readLoginPage, { logo: 'a', companyInfo: { ADRES: 'b' }, background: ['c'] }],
  readLoginResult: [readLoginResult, { hasError: true, errorMessage: 'a' }],
  readMenu: [readMenu, [{ id: 1, displayName: 'A', url: '/a', childs: [{ id: 2, displayName: 'B' }] }]],
  readMovements: [finished(movementSteps), rows],
  readOrders: [finished(orderSteps), rows],
  readPage: [readPage, { title: 'a', content: '<p>b</p>' }],
  readPaymentResult: [
    readPaymentResult,
    { openThreedsPagePopUp: true, threedsHtmlContent: 'PGI+', errors: { a: 'b' } },
  ],
  readProduct: [readProduct, product],
  readProductDetail: [readProductDetail, { stok: product, category: { id: 1, displayName: 'A' } }],
  readProductList: [
    readProductList,
    {
      stoks: [product],
      fiyatAds: ['A'],
      markas: [{ id: 1, ad: 'B', category: { id: 2 } }],
      pagerInfo: { pageNo: 1 },
    },
  ],
  readProductSlider: [readProductSlider, { title: 'A', stoks: [product] }],
  readPromotionGroup: [readPromotionGroup, { id: 1, activeItems: [{ id: 2, url: '/a' }] }],
  readReasons: [readReasons, { errors: { a: 'b' }, errorMessage: 'c' }],
  readRefusal: [readRefusal, { hasError: true, errorMessage: 'a' }],
  readStockLocations: [readStockLocations, [{ id: 1, lokasyonAd: 'A', miktar: 3 }]],
};

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    0,
    -1,
    NaN,
    true,
    false,
    [],
    {},
    [null],
    [[]],
    'abc',
    '1.2.3',
    '/Date(x)/',
  ),
  fc.jsonValue(),
  fc.anything(),
);
const prototypeKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length');

/** A copy of a JSON value in which some leaves, lists or objects have become something else, and some keys odd ones. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  const kept = Array.isArray(value)
    ? fc.tuple(...value.map(damaged))
    : typeof value === 'object' && value !== null
      ? fc
          .tuple(
            fc.record(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, damaged(part)])), {
              requiredKeys: [],
            }),
            fc.dictionary(prototypeKey, odd, { maxKeys: 1 }),
          )
          .map(([known, unknown]) => ({ ...known, ...unknown }))
      : fc.constant(value);
  return fc.oneof({ weight: 6, arbitrary: kept }, { weight: 1, arbitrary: odd });
}

/** The names a value consists of, or its type. */
const shapeOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).toSorted().join() : typeof value;

const shapesOf = (result: unknown) => (Array.isArray(result) ? result : [result]).map(shapeOf);

/** Readers of a single value, which may not be there. */
const optional = ['readBasketCount', 'readCheckLogin', 'readProduct', 'readRefusal'];

describe.each(Object.entries(readers))('%s', (name, [read, typical]) => {
  const anyBody = fc.oneof(fc.anything(), fc.jsonValue(), damaged(typical));
  const shapes = [...shapesOf(read(typical)), ...(optional.includes(name) ? ['undefined'] : [])];

  test('gives its own shape for every answer, and never throws', () => {
    expect(shapes).not.toEqual([]);
    fc.assert(
      fc.property(anyBody, (body) => {
        for (const shape of shapesOf(read(body))) expect(shapes).toContain(shape);
      }),
    );
  });

  test('leaves what it was given untouched', () => {
    const before = JSON.stringify(typical);
    read(typical);
    expect(JSON.stringify(typical)).toBe(before);
  });
});

const settings = fc.dictionary(fc.string(), odd);

test('a setting is a text, a flag and a number, whatever it is', () => {
  fc.assert(
    fc.property(settings, (given) => {
      for (const name of Object.keys(given)) {
        expect(setting({ settings: given }, name)).toBeTypeOf('string');
        expect(settingFlag({ settings: given }, name)).toBeTypeOf('boolean');
        expect(settingNumber({ settings: given }, name) ?? 0).toSatisfy(Number.isFinite);
      }
    }),
  );
});

test('settings named like what objects inherit are not there', () => {
  fc.assert(
    fc.property(fc.oneof(prototypeKey, fc.string()), settings, (name, given) => {
      fc.pre(!Object.hasOwn(given, name));
      expect(setting({ settings: given }, name)).toBe('');
      expect(settingFlag({ settings: given }, name)).toBe(false);
      expect(settingNumber({ settings: given }, name)).toBeUndefined();
    }),
  );
});
