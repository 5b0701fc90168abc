import type { APIRequestContext, Page } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { expect } from './fixtures.ts';
import { cards, fillCard, freshAmount, test } from './payment.ts';
import {
  dealer,
  expectInOrderList,
  fillBasket,
  listProducts,
  orderNumber,
  placeOrder,
  putBannerAway,
} from './shop.ts';

// Tests usually run without the memory in which browsers keep the pages somebody may come back to.
test.use({
  launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  trace: 'off',
  isWarm: false,
});

/** Leaves the page for one that is not the shop's, where it is frozen until somebody comes back. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isThePageThatWasLeft', true));
  await page.goto('/healthz');
}

/** Comes back by the browser's own button, and says whether it is to the very page that was left. */
async function comeBack(page: Page): Promise<boolean> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return page.evaluate(() => Reflect.get(window, 'isThePageThatWasLeft') === true);
}

/** Another tab in which the same dealer is at work. */
async function anotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await putBannerAway(other);
  return other;
}

function writesOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/basket\/(?:order2|checkout2)|^\/payment2$/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

/** Puts a product into the basket and orders it, up to its checkout; gives the order's number. */
async function orderOne(page: Page): Promise<string> {
  await fillBasket(page, (await listProducts(page)).slice(0, 1));
  return placeOrder(page);
}

/** A checkout, ready to be finished, that nobody looks at. */
async function leaveCheckout(page: Page): Promise<string> {
  const id = await orderOne(page);
  await page.goto(`checkout/${id}`);
  await page.getByRole('radio', { name: 'Açık Hesap' }).check();
  await expect(page.getByRole('button', { name: 'Siparişi Bitir' })).toBeVisible();
  await leave(page);
  return id;
}

/** The order is finished on another device, which shares nothing with this browser but the account, so that it hears nothing of it. */
async function finishOnAnotherDevice(device: APIRequestContext, id: string): Promise<void> {
  const { cariNo, userName, password } = dealer;
  await device.post('/login/spa', { data: { cariNo, userName, password } });
  const data = { teslimSekli: 'depo', odemeSekli: 'acikhesap' };
  const answer = await device.post(`/basket/checkout2/${id}`, { data });
  expect(await answer.json()).toMatchObject({ hasError: false });
}

test('PAYM-11 a card form that was frozen comes back empty', async ({ page }) => {
  await page.goto('payment');
  await fillCard(page, cards.takes, freshAmount());
  await leave(page);
  expect(await comeBack(page)).toBe(true);
  for (const label of ['Kart Üzerindeki İsim', 'Kart Numarası', 'CVC', 'Tutar']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
});

test('FAIL-02 a frozen checkout offers nothing of an order that another tab has finished', async ({
  page,
}) => {
  const id = await leaveCheckout(page);
  const sent = writesOf(page);
  const other = await anotherTab(page);
  await other.goto(`checkout/${id}`);
  await other.getByRole('radio', { name: 'Açık Hesap' }).check();
  await other.getByRole('button', { name: 'Siparişi Bitir' }).click();
  await orderNumber(other);

  await comeBack(page);
  await expect(page.getByText('Bu sipariş tamamlandı.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Siparişi Bitir' })).toBeHidden();
  expect(sent).toEqual([]);
  await expectInOrderList(page, id);
});

test('FAIL-02 a frozen checkout offers nothing of an order that another device has finished', async ({
  page,
  request,
}) => {
  const id = await leaveCheckout(page);
  const sent = writesOf(page);
  await finishOnAnotherDevice(request, id);

  // Nobody has told this browser anything: it is the page that was left.
  expect(await comeBack(page)).toBe(true);
  await expect(page.getByText('Sipariş bulunamadı')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Siparişi Bitir' })).toBeHidden();
  expect(sent).toEqual([]);
  await expectInOrderList(page, id);
});

test('FAIL-02 a frozen basket does not order again what another device has ordered', async ({
  page,
  request,
}) => {
  const id = await orderOne(page);
  await page.goto('basket/');
  await expect(page.getByRole('button', { name: 'Sipariş Ver' })).toBeVisible();
  await leave(page);
  const sent = writesOf(page);
  await finishOnAnotherDevice(request, id);

  expect(await comeBack(page)).toBe(true);
  await expect(page.getByText('Sepetinizde ürün bulunmuyor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sipariş Ver' })).toBeHidden();
  expect(sent).toEqual([]);
});
