import { getAccountInfo } from '../../packages/api-client/src/account/account.ts';
import { getApplication } from '../../packages/api-client/src/application/application.ts';
import { setting } from '../../packages/api-client/src/application/settings.ts';
import { getBasket } from '../../packages/api-client/src/basket/basket.ts';
import { getBasketCount } from '../../packages/api-client/src/basket/basketCount.ts';
import { listBrands } from '../../packages/api-client/src/brands/brands.ts';
import {
  listProducts,
  listParams,
  type ListQuery,
} from '../../packages/api-client/src/catalog/productList.ts';
import { getCheckout } from '../../packages/api-client/src/checkout/checkout.ts';
import { backend, read } from '../../packages/api-client/src/client.ts';
import { getPage } from '../../packages/api-client/src/content/page.ts';
import { searchCari } from '../../packages/api-client/src/delegation/companies.ts';
import { getProductSlider } from '../../packages/api-client/src/home/productSlider.ts';
import { getPromotion, promotionType } from '../../packages/api-client/src/home/promotions.ts';
import { getCategories } from '../../packages/api-client/src/navigation/categories.ts';
import { getMenu, type MenuEntry } from '../../packages/api-client/src/navigation/menu.ts';
import { getInstalments } from '../../packages/api-client/src/payment/instalments.ts';
import { getProduct } from '../../packages/api-client/src/product/product.ts';
import { getStockLocations } from '../../packages/api-client/src/product/stockLocations.ts';
import { getDocument } from '../../packages/api-client/src/reports/document.ts';
import { readField } from '../../packages/api-client/src/read/readField.ts';
import {
  getInvoiceReport,
  getMovementReport,
  getOrderReport,
  getStatementReport,
  type DateRange,
} from '../../packages/api-client/src/reports/reports.ts';
import { autocomplete } from '../../packages/api-client/src/search/suggestions.ts';
import { checkLogin } from '../../packages/api-client/src/session/checkLogin.ts';
import { login, type Credentials } from '../../packages/api-client/src/session/login.ts';
import { getLoginPage } from '../../packages/api-client/src/session/loginPage.ts';
import type { Line } from './openLine.ts';

const byName: ListQuery = { page: 1, field: 'ad', sort: 'asc', inStockOnly: false };

/** More pages than any seller has. */
const beyondTheLast = 99_999;

/** No shop has given this one away: ids count up from 1. */
const nobodysProduct = 999_999_999;

/** The first eight digits of a card that no bank has issued; the rest is never sent. */
const nobodysCard = '45435555';

/**
 * Asks a backend everything that reading can tell: first as a visitor, then signed in. Each id comes from an answer before.
 * @param today the last day of the reports, `2026-11-30`
 * @returns whether the account was signed in
 */
export async function askEverything(line: Line, credentials: Credentials, today: string): Promise<boolean> {
  await askAsVisitor(line);
  const signedIn = await line.ask(() => login(credentials));
  if (!signedIn || signedIn.hasError) return false;
  line.signedIn();
  await askShell(line);
  await askCatalogue(line);
  await askAccount(line, { begin: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, end: today });
  return true;
}

/** How the shop is told that nobody is signed in decides what becomes of every session that ends. */
async function askAsVisitor({ ask, open }: Line): Promise<void> {
  await ask(getApplication);
  await ask(getLoginPage);
  await ask(checkLogin);
  await ask(() => getMenu('menu.logon'));
  await ask(getAccountInfo, 'not signed in');
  await open('getDealerApplication', '/bayibasvuru');
}

async function askShell(line: Line): Promise<void> {
  const { ask, open } = line;
  const application = await ask(getApplication);
  await open('getDefaultCss', '/application/defaultCss');
  const logo = application && setting(application, 'siteLogo');
  if (logo) await open('getImage', `/image/show/?fileName=${encodeURIComponent(logo)}&size=2`);
  const icon = application && setting(application, 'favicon');
  if (icon) await open('getFavicon', `/favicon/${encodeURIComponent(icon)}`);
  await ask(getLoginPage);
  await ask(checkLogin);
  const header = await ask(() => getMenu('menu.header'));
  const footer = await ask(() => getMenu('menu.footer'));
  for (const id of pageIds([...(header ?? []), ...(footer ?? [])]))
    await ask(() => getPage(id), isNumber(id) ? '' : 'named by a word');
  for (const type of Object.values(promotionType)) await ask(() => getPromotion(type));
  await ask(() => getProductSlider('home.produtcs.level1'));
  if (application?.canDelegate) await askCompanies(line);
}

const isNumber = (id: string) => /^\d+$/.test(id);

/** One page named by a number and one by a word, if the menus have them. */
function pageIds(menu: readonly MenuEntry[]): readonly string[] {
  const ids = menu
    .flatMap(({ url, children }) => [url, ...children.map((child) => child.url)])
    .flatMap((url) => /\/a?page\/([\w.-]+)/i.exec(url)?.[1] ?? []);
  return [ids.find(isNumber), ids.find((id) => !isNumber(id))].filter((id) => id !== undefined);
}

async function askCompanies({ ask, exchanges }: Line): Promise<void> {
  await ask(() => searchCari('an'));
  const body = exchanges.at(-1)?.body;
  const [number] = (Array.isArray(body) ? body : []).map((one) => readField(one, 'cariNo'));
  if (typeof number === 'string') await ask(() => searchCari(number), 'by account number');
}

async function askCatalogue({ ask, open }: Line): Promise<void> {
  const categories = await ask(getCategories);
  const parent = categories?.find(({ children }) => children.length > 0) ?? categories?.[0];
  const list = parent && (await ask(() => listProducts({ type: 'catalog', id: parent.id }, byName)));
  if (parent) {
    const path = { id: parent.id };
    await ask(() =>
      read(
        (init) => backend.GET('/category/{id}', { ...init, params: { path, query: listParams(byName) } }),
        (body) => body,
      ),
    );
    const last = { ...byName, page: beyondTheLast };
    await ask(() => listProducts({ type: 'catalog', id: parent.id }, last), 'beyond the last page');
  }
  const [brand] = (await ask(listBrands)) ?? [];
  if (brand) await ask(() => listProducts({ type: 'brand', id: brand.id, categoryId: 0 }, byName));
  const all = await ask(() => listProducts({ type: 'all' }, byName));
  const product = list?.products[0] ?? all?.products[0];
  if (!product) return;
  await ask(() => getProduct(product.id));
  await ask(() => getProduct(nobodysProduct), 'no such product');
  await ask(() => getStockLocations(product.id));
  if (product.imageUrl !== '') await open('getImage', product.imageUrl);
  await ask(() => autocomplete(product.code, false));
  await ask(() => listProducts({ type: 'search', q: product.code }, byName), 'by code');
  const barcode = (all?.products ?? [])
    .concat(list?.products ?? [])
    .find((one) => one.barcode !== '')?.barcode;
  if (barcode !== undefined)
    await ask(() => listProducts({ type: 'search', q: barcode }, byName), 'by bar code');
}

async function askAccount({ ask, open }: Line, range: DateRange): Promise<void> {
  const basket = await ask(getBasket);
  await ask(getBasketCount);
  const [line] = basket?.lines ?? [];
  if (line) await ask(() => getProduct(line.productId), 'of a row of the basket');
  await ask(getAccountInfo);
  const movements = await ask(() => getMovementReport(range));
  const statement = await ask(() => getStatementReport(range));
  const [order] = (await ask(() => getOrderReport(range))) ?? [];
  const [invoice] = (await ask(() => getInvoiceReport(range))) ?? [];
  if (invoice) await ask(() => getDocument('invoice', invoice.documentNo));
  if (order) {
    await ask(() => getDocument('order', order.documentNo));
    await ask(() => getCheckout(order.id));
  }
  const delivery = movements?.find(({ kind }) => /irsaliye/i.test(kind));
  if (delivery) await ask(() => getDocument('deliveryNote', delivery.documentNo));
  await ask(() => getInstalments({ price: 100, addsCommission: true, cardNumber: nobodysCard }));
  const receipt = statement?.find(({ kind, receiptId }) => /kart/i.test(kind) && receiptId !== '');
  if (receipt) await open('printReceipt', `/payment2/print/${encodeURIComponent(receipt.receiptId)}`);
}
