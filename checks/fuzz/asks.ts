import { getAccountInfo } from '../../packages/api-client/src/account/account.ts';
import { getApplication } from '../../packages/api-client/src/application/application.ts';
import { addProductsToBasket, addProductToBasket } from '../../packages/api-client/src/basket/addToBasket.ts';
import { getBasket } from '../../packages/api-client/src/basket/basket.ts';
import { getBasketCount } from '../../packages/api-client/src/basket/basketCount.ts';
import { removeBasketRow, updateBasketRow } from '../../packages/api-client/src/basket/changeLines.ts';
import { createOrder } from '../../packages/api-client/src/basket/order.ts';
import { listBrands } from '../../packages/api-client/src/brands/brands.ts';
import { listProducts, type ListQuery } from '../../packages/api-client/src/catalog/productList.ts';
import { getCheckout } from '../../packages/api-client/src/checkout/checkout.ts';
import { finishCheckout } from '../../packages/api-client/src/checkout/finish.ts';
import { getPage } from '../../packages/api-client/src/content/page.ts';
import { searchCari } from '../../packages/api-client/src/delegation/companies.ts';
import { getProductSlider } from '../../packages/api-client/src/home/productSlider.ts';
import { getPromotion } from '../../packages/api-client/src/home/promotions.ts';
import { getCategories } from '../../packages/api-client/src/navigation/categories.ts';
import { getMenu } from '../../packages/api-client/src/navigation/menu.ts';
import { getInstalments } from '../../packages/api-client/src/payment/instalments.ts';
import { pay } from '../../packages/api-client/src/payment/pay.ts';
import { getProduct } from '../../packages/api-client/src/product/product.ts';
import { getStockLocations } from '../../packages/api-client/src/product/stockLocations.ts';
import { getDocument } from '../../packages/api-client/src/reports/document.ts';
import {
  getInvoiceReport,
  getMovementReport,
  getOrderReport,
  getStatementReport,
} from '../../packages/api-client/src/reports/reports.ts';
import type { operations } from '../../packages/api-client/src/schema.d.ts';
import { autocomplete } from '../../packages/api-client/src/search/suggestions.ts';
import { checkLogin } from '../../packages/api-client/src/session/checkLogin.ts';
import { login } from '../../packages/api-client/src/session/login.ts';
import { getLoginPage } from '../../packages/api-client/src/session/loginPage.ts';
import { updateCategoryIcon } from '../../packages/api-client/src/theming/categoryIcon.ts';
import { resetLayout, updateLayout } from '../../packages/api-client/src/theming/theme.ts';

/** Operations of the contract that answer JSON. */
type JsonOperation = {
  [Id in keyof operations]: operations[Id] extends {
    responses: { 200: { content: { 'application/json': unknown } } };
  }
    ? Id
    : never;
}[keyof operations];

const page: ListQuery = { page: 1, field: 'ad', sort: 'asc', inStockOnly: false };
const range = { begin: '2026-03-01', end: '2026-03-31' };
const card = { name: 'Ayşe', number: '4509031300000109', month: '4', year: '2031', cvc: '123' };

/** Asks an operation and reads what it answers, as the shop does. */
export type Ask = () => Promise<unknown>;

/** How the shop asks each operation that answers JSON; null for one that it never asks. A new one does not compile without. */
export const asks: Readonly<Record<JsonOperation, Ask | null>> = {
  addProductToBasket: () => addProductToBasket({ productId: 1, quantity: 1 }),
  addProductsToBasket: () => addProductsToBasket([{ productId: 1, quantity: 1 }]),
  autocomplete: () => autocomplete('matkap', false),
  checkLogin,
  createOrder: () => createOrder({ basketId: 1, note: '' }),
  finishCheckout: () => finishCheckout(1, { delivery: 'depo', payment: 'havale' }),
  getAccountInfo,
  getApplication,
  getBasket,
  getBasketCount,
  getCategories,
  getCheckout: () => getCheckout(1),
  getDeliveryNoteDetail: () => getDocument('deliveryNote', '1'),
  getInstalments: () => getInstalments({ price: 1, addsCommission: false, cardNumber: card.number }),
  getInvoiceDetail: () => getDocument('invoice', '1'),
  getInvoiceReport: () => getInvoiceReport(range),
  getLoginPage,
  getMenu: () => getMenu('menu.header'),
  getMovementReport: () => getMovementReport(range),
  getOrderDetail: () => getDocument('order', '1'),
  getOrderReport: () => getOrderReport(range),
  getPage: () => getPage(1),
  getProduct: () => getProduct(1),
  getProductSlider: () => getProductSlider('home.produtcs.level1'),
  getPromotion: () => getPromotion(10),
  getStatementReport: () => getStatementReport(range),
  getStockLocations: () => getStockLocations(1),
  listAllProducts: () => listProducts({ type: 'all' }, page),
  listBrand: () => listProducts({ type: 'brand', id: 1, categoryId: 0 }, page),
  listBrands,
  listCatalog: () => listProducts({ type: 'catalog', id: 1 }, page),
  // An older address of the list of listCatalog.
  listCategory: null,
  listSearch: () => listProducts({ type: 'search', q: 'matkap' }, page),
  login: () => login({ cariNo: '1', userName: 'a', password: 'b' }),
  pay: () => pay({ card, price: 1, addsCommission: false }),
  removeBasketRow: () => removeBasketRow(1, 1),
  resetLayout,
  searchCari: () => searchCari('Işık'),
  updateBasketRow: () => updateBasketRow({ basketId: 1, rowId: 1, productId: 1, quantity: 1 }),
  updateCategoryIcon: () => updateCategoryIcon(1, ''),
  updateLayout: () => updateLayout({}),
};
