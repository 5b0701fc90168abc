import type { BrowserContext, Page } from '@playwright/test';
import type { OpenContext } from '../fixtures.ts';
import { emptyBasket, fillBasket, listProducts, placeOrder, putBannerAway, signIn } from '../shop.ts';
import { spread, type Cell } from './Cell.ts';
import { matrixFaults } from './matrixFaults.ts';
import { faultKey, installHarness, type PageHarness } from './pageHarness.ts';
import { readPage } from './readPage.ts';
import { openScreen } from './proveCell.ts';
import { isOwnCall, listScreens, type OwnShop } from './screens.ts';

async function finishOrder(page: Page, id: string): Promise<void> {
  const checkout = (await (await page.request.get(`/basket/checkout/${id}`)).json()) as {
    readonly bankaHesaps: readonly { readonly id: number }[];
  };
  await page.request.post(`/basket/checkout2/${id}`, {
    data: { teslimSekli: 'depo', odemeSekli: 'havale', odemeHavaleBanka: checkout.bankaHesaps[0]?.id },
  });
}

/** A dealer with an order that is finished, and one to be finished, whose rows are still in the basket. */
export async function prepareDealer(page: Page): Promise<OwnShop> {
  await signIn(page);
  await emptyBasket(page);
  const products = await listProducts(page);
  await fillBasket(page, products.slice(0, 2));
  const finished = await placeOrder(page);
  await finishOrder(page, finished);
  await fillBasket(page, products.slice(0, 2));
  const open = await placeOrder(page);
  return { open, finished, product: String(products[0]) };
}

/** A page of its own, which keeps nothing in common with others but who is signed in. */
export async function openPage(openContext: OpenContext, from: BrowserContext): Promise<Page> {
  const context = await openContext({
    storageState: await from.storageState({ indexedDB: true }),
    viewport: { width: 1440, height: 2400 },
    reducedMotion: 'reduce',
    deviceScaleFactor: 0.25,
  });
  await context.addInitScript(installHarness, faultKey);
  const page = await context.newPage();
  // Once time is let pass it would come over what is looked at.
  await putBannerAway(page);
  await page.goto('no/such/place', { waitUntil: 'commit' });
  return page;
}

/** Every cell there is: each screen is opened once without a fault, and what it asks for is what can fail. */
export async function listCells(pages: readonly Page[], shop: OwnShop, list: string): Promise<Cell[]> {
  const left = listScreens(shop, list).toReversed();
  const cells: Cell[] = [];
  await Promise.all(
    pages.map(async (page) => {
      for (let screen = left.pop(); screen !== undefined; screen = left.pop())
        cells.push(...(await cellsOf(page, screen)));
    }),
  );
  return cells.toSorted((one, other) => one.screen.localeCompare(other.screen, 'en'));
}

async function cellsOf(page: Page, screen: string): Promise<Cell[]> {
  await openScreen(page, screen);
  const { text } = await readPage(page, { limit: 15_000, open: 0 });
  // What is not there would only be seen not to be there.
  if (/bulunamadı/i.test(text)) throw new Error(`/${screen} shows nothing: ${text.slice(-200)}`);
  const calls = await page.evaluate(() => (Reflect.get(window, 'matrix') as PageHarness).calls);
  const own = [...new Set(calls)].filter((call) => isOwnCall(screen, call));
  return own.flatMap((call) =>
    matrixFaults.map((fault) => ({
      screen,
      call,
      fault,
      variant: spread(`${screen} ${call} ${fault.kind}`) % 97,
      cleanText: text.length,
    })),
  );
}
