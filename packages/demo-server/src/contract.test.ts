import { getResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { conform } from './conform.fixture.ts';
import { addresses } from './given/addresses.ts';
import type { OperationId } from './given/addresses.ts';
import { createHandlers } from './handlers.ts';
import { demoAccounts } from './shop/accounts/demoAccounts.ts';
import { createStoryShop } from './storyShop.ts';

const origin = 'http://shop.invalid';

type Ask = (id: OperationId, path: string, init?: RequestInit) => Promise<unknown>;

function createAsk(
  handlers: readonly RequestHandler[],
  cookie: string | undefined,
  asked: Set<OperationId>,
): Ask {
  return async (id, path, init = {}) => {
    asked.add(id);
    const [method] = addresses[id];
    const headers = new Headers(cookie ? { cookie } : undefined);
    const request = new Request(origin + path, { method: method.toUpperCase(), ...init, headers });
    return conform(id, await getResponse([...handlers], request, { baseUrl: origin }));
  };
}

const json = (body: unknown): RequestInit => ({ body: JSON.stringify(body) });
const form = (fields: Record<string, string>): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { body };
};
const field = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, String(step)) : undefined),
    value,
  );

const card = {
  CardName: 'AYŞE YILDIRIM',
  CardMonth: '4',
  CardYear: '2035',
  CardCVC: '123',
  AddcomissionToAmount: 'false',
};
const payment = (number: string, amount: string, order: string) => ({
  ...card,
  CardNumber: number,
  Price: amount,
  ChargePrice: amount,
  BankId: '0',
  Installment: '1',
  BankPosId: '0',
  OrderId: order,
  IsBasket: String(order !== '0'),
});

/** Asks everything there is, as somebody would, right and wrong. */
async function walk(ask: Ask): Promise<void> {
  await ask('getApplication', '/application');
  await ask('getDefaultCss', '/application/defaultCss');
  for (const file of ['logo.svg', 'none.svg']) {
    await ask('getImage', `/image/show/?fileName=${file}&size=2`);
    await ask('getFavicon', `/favicon/${file}`);
  }
  await ask('getLoginPage', '/login');
  await ask('checkLogin', '/login/CheckLogin');
  await ask('login', '/login/spa', json({ cariNo: '1', userName: 'x', password: 'y' }));
  await ask('login', '/login/spa', { body: 'no json' });
  await ask('getDealerApplication', '/bayibasvuru');
  await ask('submitDealerApplication', '/bayibasvuru', { body: 'firma=A' });
  const application = 'firma=A&yetkili=B&telefon=02125550101&email=a%40b.example';
  await ask('submitDealerApplication', '/bayibasvuru', { body: application });
  for (const menu of ['menu.header', 'menu.footer', 'menu.logon', 'menu.none'])
    await ask('getMenu', `/menu/?id=${menu}`);
  const tree = await ask('getCategories', '/categorymenu/get');
  const category = String(field(tree, 'items', 0, 'id'));
  for (const type of [10, 40, 50])
    await ask('getPromotion', `/promotion/GetPromotion?type=${type}&viewType=10`);
  for (const key of [
    'home.produtcs.level1',
    'home.produtcs.level4',
    'product.alternatif.1010',
    'product.birlikte.1010',
    'x',
  ]) {
    await ask('getProductSlider', `/promotion/GetProductSlider?key=${key}&itemCount=0`);
  }
  for (const id of [category, '999999']) {
    await ask('listCatalog', `/catalog/${id}?page=1&d=asc&f=fiyat&instock=true`);
    await ask('listCategory', `/category/${id}?page=9999`);
    await ask('listBrand', `/brand/101/${id}`);
  }
  await ask('listBrand', '/brand/101/0?f=ad&d=desc');
  await ask('listAllProducts', '/product/all/?page=2');
  await ask('listSearch', '/search/?q=matkap');
  await ask('listSearch', '/search/?q=');
  for (const stok of [true, false]) await ask('autocomplete', `/search/autocompletev2?q=led&stok=${stok}`);
  for (const id of [1001, 1002, 1003, 1, 'x']) await ask('getProduct', `/product/${id}`);
  for (const id of [1001, 1]) await ask('getStockLocations', `/product/stoklokasyon?id=${id}`);
  await ask('listBrands', '/brand/all');
  for (const id of ['hakkimizda', 'none']) await ask('getPage', `/page/${id}`);
  await walkBasket(ask);
  await walkMoney(ask);
  for (const query of ['ya', 'x']) await ask('searchCari', `/search/cari?query=${query}`);
  for (const id of [101, 1, 99_999])
    await ask('delegateToUser', `/delegation/DelegateToUser/?targetUserId=${id}`);
  await ask('endDelegation', '/delegation/EndDelegation');
  const icon = { id: field(tree, 'items', 0, 'stokNotId'), icon: 'fa-solid fa-bolt' };
  await ask('updateCategoryIcon', '/admin/theme/updateCategoryIcon', json(icon));
  await ask('updateCategoryIcon', '/admin/theme/updateCategoryIcon', json({ id: 5, icon: '' }));
  await ask('updateCategoryIcon', '/admin/theme/updateCategoryIcon', json({ icon: '<script>' }));
  await ask(
    'updateLayout',
    '/admin/theme/updatelayout',
    form({ properties: '{"blocks":{"x":{"item":{}}},"extra":1}' }),
  );
  await ask('updateLayout', '/admin/theme/updatelayout', form({ properties: 'no json' }));
  await ask('getApplication', '/application');
  await ask('resetLayout', '/admin/theme/resetLayout');
  await ask('logout', '/login/logout');
  await ask('getBasket', '/basket/');
}

async function walkBasket(ask: Ask): Promise<void> {
  await ask('getBasket', '/basket/');
  await ask('addProductToBasket', '/basket/add/1001?redirectBasket=true&amount=2', {});
  await ask('addProductToBasket', '/basket/add/1?redirectBasket=true&amount=2', {});
  await ask('addProductToBasket', '/basket/add/x?redirectBasket=true&amount=-2', {});
  const lines = [1004, 1005, 1006, 1020].map((productId) => ({ productId, adet: 1 }));
  await ask('addProductsToBasket', '/basket/addproducts/', json(lines));
  await ask('addProductsToBasket', '/basket/addproducts/', json([{ productId: 'x' }]));
  await ask('addProductsToBasket', '/basket/addproducts/', json([{ productId: 1, adet: 1 }]));
  const basket = await ask('getBasket', '/basket/');
  const siparisId = field(basket, 'id');
  const row = (index: number) => field(basket, 'products', index, 'rowId');
  for (const adet of [1, 90_000, 0]) {
    await ask(
      'updateBasketRow',
      '/basket/updatebasket/',
      json({ productId: 1001, rowId: row(0), siparisId, adet }),
    );
  }
  await ask('updateBasketRow', '/basket/updatebasket/', json({}));
  await ask('getBasket', '/basket/');
  await ask('createOrder', '/basket/order2', json({ siparisId, aciklama: '' }));
  for (const rowId of [row(0), 7]) {
    await ask('removeBasketRow', `/basket/removeProduct/${String(rowId)}?siparisId=${String(siparisId)}`);
  }
  await ask('getBasketCount', '/application/getBasketProductCount');
}

async function walkMoney(ask: Ask): Promise<void> {
  const siparisId = field(await ask('getBasket', '/basket/'), 'id');
  await ask('createOrder', '/basket/order2', json({ siparisId, aciklama: 'Öğleden önce' }));
  await ask('createOrder', '/basket/order2', json({ siparisId: 'x' }));
  const checkout = await ask('getCheckout', `/basket/checkout/${String(siparisId)}`);
  await ask('getCheckout', '/basket/checkout/1');
  const choice = {
    teslimSekli: 'depo',
    odemeSekli: 'havale',
    odemeHavaleBanka: field(checkout, 'bankaHesaps', 0, 'id'),
  };
  await ask('finishCheckout', `/basket/checkout2/${String(siparisId)}`, json({ teslimSekli: 'kargo' }));
  await ask('finishCheckout', `/basket/checkout2/${String(siparisId)}`, json(choice));
  await ask(
    'getInstalments',
    '/payment2/PaynetRatio?price=1234.50&addcomissionToAmount=true&cardNumber=4509011100000000',
  );
  await ask('getInstalments', '/payment2/PaynetRatio?price=x&addcomissionToAmount=true&cardNumber=45');
  for (const number of ['4509011100000004', '4509031300000109', '4509031300000208', '4509031300000100']) {
    const paid = await ask('pay', '/payment2', form(payment(number, '250,00', '0')));
    const receipt = field(paid, 'fid');
    if (typeof receipt === 'number') await ask('printReceipt', `/payment2/print/${receipt}`);
  }
  await ask('pay', '/payment2', { body: 'no form' });
  await ask('printReceipt', '/payment2/print/1');
  await ask('getAccountInfo', '/info/me');
  const range = '?begin=2020.01.01&end=2099.12.31';
  await ask('getMovementReport', `/report/genelhareket${range}`);
  await ask('getStatementReport', `/report/hesapekstresi${range}`);
  await ask('getStatementReport', '/report/hesapekstresi?begin=2026.13.01&end=x');
  const orders = await ask('getOrderReport', `/report/siparislistesi${range}`);
  const invoices = await ask('getInvoiceReport', `/report/faturalistesi${range}`);
  const movements = await ask('getMovementReport', `/report/genelhareket${range}`);
  const numberOf = (report: unknown) => encodeURIComponent(String(field(report, 'data', 0, 'BELGENO')));
  await ask('getOrderDetail', `/Report/siparisdetay/${numberOf(orders)}`);
  await ask('getInvoiceDetail', `/Report/faturadetay/${numberOf(invoices)}`);
  await ask('getDeliveryNoteDetail', `/Report/irsaliyedetay/${numberOf(movements)}`);
}

describe('every answer is one the contract knows', () => {
  const visitors = [undefined, ...demoAccounts];
  test.each(visitors.map((account) => ({ who: account?.userName ?? 'guest', account })))(
    'for $who',
    async ({ account }) => {
      const shop = createStoryShop();
      const signedIn = account && (await shop.sessions.signIn(account));
      const cookie = signedIn?.ok ? `session=${signedIn.session.token}` : undefined;
      expect(Boolean(cookie)).toBe(Boolean(account));
      const asked = new Set<OperationId>();
      await walk(createAsk(createHandlers(shop), cookie, asked));
      expect(Object.keys(addresses).filter((id) => !asked.has(id as OperationId))).toEqual([]);
    },
  );

  test('also while acting for another company', async () => {
    const shop = createStoryShop();
    const asked = new Set<OperationId>();
    await walk(createAsk(createHandlers(shop, { session: 'delegated' }), undefined, asked));
    expect(asked.size).toBe(Object.keys(addresses).length);
  });
});
