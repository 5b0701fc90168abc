import { deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { demoAccount } from '@vitrin/demo-server/accounts';
import { callRange } from './days.ts';

export const dealer = demoAccount('bayi');
/** May act for other companies. */
export const salesman = demoAccount('plasiyer');
/** May change the face of the shop: its theme and the icons of categories. */
export const admin = demoAccount('yonetici');

/** The shop's announcement was put away for good, as by most who come every day. */
export const putBannerAway = (page: Page) =>
  page.addInitScript(() => {
    // A frame of somebody else's may not be allowed to keep anything, and the empty page a tab begins with is not.
    if (window === window.top && location.protocol !== 'about:')
      localStorage.setItem('hide-modal-banner-40', 'true');
  });

/** Signs in without a screen: the browser gets the session's cookie, and whatever is opened next is a member's. */
export async function signIn(page: Page, { cariNo, userName, password } = dealer): Promise<void> {
  await putBannerAway(page);
  const answer = await page.request.post('/login/spa', { data: { cariNo, userName, password } });
  expect(await answer.json()).toMatchObject({ hasError: false });
}

/** Signs in by the form of the login. */
export async function fillLogin(page: Page, { cariNo, userName, password } = dealer): Promise<void> {
  await page.getByLabel('Cari No').fill(cariNo);
  await page.getByLabel('Kullanıcı Kodu').fill(userName);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}

/** Acts for nobody else any more, as a page of the shop asks it: a call that changes something is believed from nowhere else. */
export async function endDelegation(page: Page): Promise<void> {
  const answer = await page.request.get('/delegation/EndDelegation', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(answer.ok()).toBe(true);
}

/** Opens the home screen of a member, as it stands after signing in. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Sepetim/ })).toBeVisible();
}

/** The accounts a checkout offers to pay to. */
export const bankAccounts = (page: Page) =>
  page.getByRole('radiogroup', { name: /^Banka Hesapları/ }).getByRole('radio');

/** The quantity fields of the list that is shown. */
export const quantities = (page: Page) =>
  page.getByRole('table', { name: 'Ürünler' }).getByRole('textbox', { name: /^Miktar: / });

/** What says how many products are chosen. */
export const chosenBar = (page: Page) => page.getByRole('region', { name: 'Seçilen ürünler' });

/** Adds what is chosen, and waits until it is in the basket: only then it is chosen no more. */
export async function addChosen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Seçilenleri Sepete Ekle' }).click();
  await expect(chosenBar(page)).toBeHidden();
}

/** Leaves an empty basket behind, so that journeys do not depend on each other. */
export async function emptyBasket(page: Page): Promise<void> {
  const answer = await page.request.get('/basket/');
  const basket = (await answer.json()) as { id: number; products: { rowId: number }[] | null };
  for (const { rowId } of basket.products ?? []) {
    await page.request.delete(`/basket/removeProduct/${rowId}?siparisId=${basket.id}`);
  }
}

/** The numbers of the products in stock, as the shop lists them. */
export async function listProducts(page: Page): Promise<readonly number[]> {
  const list = await page.request.get('/product/all/?instock=true');
  const { stoks } = (await list.json()) as { stoks: readonly { id: number }[] };
  return stoks.map(({ id }) => id);
}

/** Puts one of each of these products into the basket. */
export async function fillBasket(page: Page, products: readonly number[]): Promise<void> {
  const data = products.map((productId) => ({ productId, adet: 1 }));
  expect((await page.request.post('/basket/addproducts/', { data })).ok()).toBe(true);
}

/** Orders what is in the basket, up to its checkout; gives the order's number. */
export async function placeOrder(page: Page): Promise<string> {
  const basket = (await (await page.request.get('/basket/')).json()) as { readonly id: number };
  const answer = await page.request.post('/basket/order2', { data: { siparisId: basket.id, aciklama: '' } });
  const { id } = (await answer.json()) as { readonly id?: number };
  return String(id ?? basket.id);
}

/** What stands behind the # of a link to a list, its rows as `KOD<tab>MİKTAR`. */
export const sharedFragment = (name: string, rows: readonly string[]): string =>
  `1.${deflateSync([name, ...rows].join('\n')).toString('base64url')}`;

/** Keeps a list in the browser of a page; gives where it is opened, below /spa/. */
export async function keepList(page: Page, fragment: string): Promise<string> {
  await page.goto(`liste#${fragment}`);
  await page.getByRole('button', { name: 'Listelerime Kaydet' }).click();
  const link = page.getByRole('link', { name: 'Kaydedilen Listeyi Aç' });
  return ((await link.getAttribute('href')) ?? '').replace('/spa/', '');
}

/** The number of the order whose success is shown. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page.getByText('Siparişiniz Başarıyla Oluşturuldu.')).toBeVisible();
  return new URL(page.url()).pathname.split('/').findLast((part) => part !== '') ?? '';
}

/** The order is in the shop's own report of today, once. */
export async function expectInOrderList(page: Page, orderId: string, note?: string): Promise<void> {
  const answer = await page.request.get(`/report/siparislistesi?${callRange(0)}`);
  const { data } = (await answer.json()) as { data: { Id: number | string; ACIKLAMA: string | null }[] };
  const orders = data.filter(({ Id }) => String(Id) === orderId);
  expect(orders).toHaveLength(1);
  if (note !== undefined) expect(orders[0]?.ACIKLAMA).toContain(note);
}

/** One look in the page: between two, what has the focus may have gone. */
function hasFocus(page: Page, meant: RegExp | ((element: Element) => boolean)): Promise<boolean> {
  const isMeant =
    meant instanceof RegExp
      ? `({ ariaLabel, textContent }) => ${String(meant)}.test(ariaLabel ?? textContent ?? '')`
      : String(meant);
  return page.evaluate(`(${String(isFocused)})(${isMeant})`);
}

/** Runs in the page; the focus on nothing at all is on its body. */
function isFocused(isMeant: (element: Element) => boolean): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && isMeant(activeElement);
}

/**
 * Presses Tab until the focus is on what is meant, as somebody without a mouse does, and waits until it can be pressed.
 * @param isMeantDisabled what cannot be pressed is what the journey is about
 */
export async function tabTo(
  page: Page,
  meant: RegExp | ((element: Element) => boolean),
  { isMeantDisabled = false } = {},
): Promise<void> {
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press('Tab');
    if (!(await hasFocus(page, meant))) continue;
    // A button keeps its place in the order while it waits for something, and takes no press.
    return expect(page.locator(':focus')).toBeEnabled({ enabled: !isMeantDisabled });
  }
  throw new Error(`Tab never reached ${String(meant)}`);
}

/** Holds back pictures or files until they are let go, also those the browser has kept; for calls there is `holdCalls`. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

/** Goes to a page of the backend as a link of ours does: what changes something is believed from nowhere else. */
export async function follow(page: Page, address: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate((to) => location.assign(to), address);
  await loaded;
}
