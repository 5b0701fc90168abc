import type { Page } from '@playwright/test';
import { holdCalls, rewriteAnswers } from './answerCalls.ts';
import { expect, test } from './fixtures.ts';
import { cards, fillCard } from './payment.ts';
import {
  addChosen,
  bankAccounts,
  chosenBar,
  dealer,
  emptyBasket,
  endDelegation,
  fillBasket,
  follow,
  listProducts,
  orderNumber,
  quantities,
  salesman,
  signIn,
} from './shop.ts';

/** Signs in where the login stands open, and waits until it has led on. */
async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/spa\/login\?from=/);
  await expect(page.getByText('Oturumunuz sona erdi.')).toBeVisible();
  await typeLogin(page);
}

async function typeLogin(page: Page): Promise<void> {
  await page.getByLabel('Cari No').fill(dealer.cariNo);
  await page.getByLabel('Kullanıcı Kodu').fill(dealer.userName);
  await page.getByLabel('Şifre', { exact: true }).fill(dealer.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}

/** Prices of products; the rates in the header are everybody's. */
const prices = (page: Page) => page.getByRole('main').getByText(/\d,\d\d\s?(?:TL|₺|\$|€)|₺\s?\d/);

async function companyToActFor(page: Page): Promise<number> {
  const found = (await (await page.request.get('/search/cari?query=ltd')).json()) as { id: number }[];
  return found[0]?.id ?? 0;
}

test.use({ actionTimeout: 30_000 });
test.beforeEach(() => test.setTimeout(150_000));

/** The basket, with two pieces of one product in it. */
async function openBasketOfOne(page: Page): Promise<void> {
  await emptyBasket(page);
  const [product = 0] = await listProducts(page);
  await fillBasket(page, [product, product]);
  await page.goto('basket/');
  await expect(page.getByRole('button', { name: 'Sipariş Ver' })).toBeVisible();
}

/** Changes by an address of the backend, as a page of the shop asks for it, whose the shop is; the page opened then tells the others. */
async function changeIn(tab: Page, address: string, opened: string): Promise<void> {
  const answer = await tab.request.get(address, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(answer.ok()).toBe(true);
  await tab.goto(opened);
}

test('another tab acts for a company, signs in as somebody else, and signs out: this one says so each time, and nothing can be ordered before it is looked at anew', async ({
  page,
  context,
}) => {
  await signIn(page, salesman);
  await endDelegation(page);
  await openBasketOfOne(page);
  const company = `/delegation/DelegateToUser/?targetUserId=${await companyToActFor(page)}`;
  const changes: readonly (readonly [told: string, change: (tab: Page) => Promise<void>])[] = [
    ['adına işlem yapılmaya başlandı', (tab) => changeIn(tab, company, 'info/me')],
    [
      'olarak giriş yapıldı',
      async (tab) => {
        await tab.request.post('/login/spa', { data: dealer });
        await tab.goto('info/me');
      },
    ],
    ['çıkış yapıldı', (tab) => changeIn(tab, '/login/logout', 'login')],
  ];
  let orders = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/basket/order2') orders += 1;
  });
  const other = await context.newPage();
  const dialog = page.getByRole('alertdialog', { name: 'Oturumunuz değişti' });
  for (const [told, change] of changes) {
    await change(other);
    await expect(dialog).toContainText(told, { timeout: 20_000 });
    // Behind the dialog nothing can be pressed any more, not even by a script.
    await expect(page.locator('main')).toHaveAttribute('inert', '');
    expect(orders).toBe(0);

    await dialog.getByRole('button', { name: 'Sayfayı Yenile' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
});

test('USE-07 acts for another company of the same title elsewhere: this one says so, and nothing typed for one is ordered for the other', async ({
  page,
  context,
}) => {
  const title = 'İkizler Ticaret Ltd. Şti.';
  const nameAlike = async (tab: Page) => {
    await rewriteAnswers(tab, ['*/application'], (body) => {
      const shop = JSON.parse(body) as { isDelegated: boolean };
      return JSON.stringify(shop.isDelegated ? { ...shop, delegatedCompanyDisplayName: title } : shop);
    });
    await rewriteAnswers(tab, ['*/search/cari?*'], (body) => {
      const found = JSON.parse(body) as { id: number }[];
      return JSON.stringify(found.slice(0, 2).map(({ id }) => ({ id, name: title })));
    });
  };
  const choose = async (tab: Page, index: number) => {
    await tab.goto('info/me');
    await tab.getByRole('button', { name: 'Cari Seç' }).click();
    const picker = tab.getByRole('dialog', { name: 'Cari Seç' });
    await picker.getByRole('combobox').fill('ltd');
    const options = picker.getByRole('option');
    await expect(options).toHaveCount(2);
    expect(new Set(await options.allTextContents()).size).toBe(2);
    await options.nth(index).click();
    await expect(tab).toHaveURL(/\/spa\/$/);
    await expect(tab.getByRole('complementary', { name: 'Firma adına işlem' })).toContainText(title);
  };
  const dialog = page.getByRole('alertdialog', { name: 'Oturumunuz değişti' });
  const told = async () => {
    await expect(dialog).toContainText(`aynı adlı başka bir cari (${title}) adına`, { timeout: 20_000 });
    await dialog.getByRole('button', { name: 'Sayfayı Yenile' }).click();
    await expect(dialog).toBeHidden();
    await expect(quantities(page).first()).toHaveValue('');
  };

  await nameAlike(page);
  await signIn(page, salesman);
  await endDelegation(page);
  const companies = (await (await page.request.get('/search/cari?query=ltd')).json()) as { id: number }[];
  await choose(page, 0);
  await page.goto('productAll?field=ad&sort=asc');
  await quantities(page).first().fill('7');
  const other = await context.newPage();
  await nameAlike(other);
  await choose(other, 1);
  await told();
  // Back to the first, by an address in place of 'Cari Seç'.
  await quantities(page).first().fill('8');
  await changeIn(other, `/delegation/DelegateToUser/?targetUserId=${companies[0]?.id}`, 'info/me');
  await told();
  await endDelegation(page);
});

test('signs out and in again as the same elsewhere: the page is there and works', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openBasketOfOne(page);

  const other = await context.newPage();
  await other.goto('/healthz');
  await follow(other, '/login/logout');
  const dialog = page.getByRole('alertdialog', { name: 'Oturumunuz değişti' });
  await expect(dialog).toContainText('çıkış yapıldı');
  await other.goto('login?from=/spa/info/me');
  await typeLogin(other);
  await expect(other).toHaveURL(/\/spa\/info\/me$/);

  // Nothing is different any more: the dialog goes by itself.
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: /^Sil/ }).first().click();
  await expect(page.getByRole('region', { name: 'Bildirimler' }).getByRole('listitem')).toBeVisible();
  await emptyBasket(page);
});

test('DELG-03 a company is changed to although the answer is lost: the shop is loaded for it', async ({
  page,
}) => {
  await signIn(page, salesman);
  await endDelegation(page);
  await page.goto('info/me');
  await page.route('/delegation/DelegateToUser/*', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await page.getByRole('button', { name: 'Cari Seç' }).click();
  const picker = page.getByRole('dialog', { name: 'Cari Seç' });
  await picker.getByRole('combobox').fill('ltd');
  await picker.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/spa\/$/);
  await expect(page.getByRole('complementary', { name: 'Firma adına işlem' })).toBeVisible();
});

test.describe('APP-11 a session that is lost comes back to the same step with its data', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    await emptyBasket(page);
  });

  test('choosing, by a press and by a look at the tab, in the basket, and at the checkout, until the order is finished', async ({
    page,
    context,
  }) => {
    await page.goto('productAll?field=ad&sort=asc');
    await quantities(page).nth(0).fill('3');
    await quantities(page).nth(1).fill('4');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Seçilenleri Sepete Ekle' }).click();
    await signInAgain(page);
    await expect(page).toHaveURL(/\/spa\/productAll\?.*field=ad/);
    await expect(quantities(page).nth(0)).toHaveValue('3');
    await expect(chosenBar(page)).toContainText('2 farklı ürün seçildi');

    // Found over before any press.
    await context.clearCookies();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const told = page.getByRole('alertdialog', { name: 'Oturumunuz değişti' });
    await expect(told).toContainText('Oturumunuzun süresi doldu');
    await told.getByRole('button', { name: 'Sayfayı Yenile' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Bayi Girişi' }).click();
    await typeLogin(page);
    await expect(page).toHaveURL(/\/spa\/productAll\?.*field=ad/);
    await expect(quantities(page).nth(0)).toHaveValue('3');
    await expect(chosenBar(page)).toContainText('2 farklı ürün seçildi');
    await addChosen(page);

    await page.goto('basket/');
    await page.getByLabel('Sipariş Notu').fill('Arka kapıya');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Sipariş Ver' }).click();
    await signInAgain(page);
    await expect(page).toHaveURL(/\/spa\/basket\/$/);
    await expect(page.getByLabel('Sipariş Notu')).toHaveValue('Arka kapıya');
    await page.getByRole('button', { name: 'Sipariş Ver' }).click();

    await expect(page).toHaveURL(/\/checkout\/\d+/);
    await page.getByRole('radio', { name: 'Kargo' }).check();
    const account = bankAccounts(page).nth(1);
    await account.check();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Siparişi Bitir' }).click();
    await signInAgain(page);
    await expect(page).toHaveURL(/\/checkout\/\d+/);
    await expect(page.getByRole('radio', { name: 'Kargo' })).toBeChecked();
    await expect(account).toBeChecked();
    await page.getByRole('button', { name: 'Siparişi Bitir' }).click();
    await orderNumber(page);
  });

  test('PAYM-11 at the payment: the same screen with its amount, and nothing of the card anywhere', async ({
    page,
    context,
  }) => {
    await page.goto('payment');
    await page.getByLabel('Tutar', { exact: true }).fill('120,00');
    await context.clearCookies();
    // A look at the tab finds it over: the login says why.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await signInAgain(page);
    await expect(page).toHaveURL(/\/spa\/payment$/);
    await expect(page.getByLabel('Tutar', { exact: true })).toHaveValue('120,00');

    await fillCard(page, cards.takes, '250,00');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Hesapla' }).click();
    await signInAgain(page);
    await expect(page).toHaveURL(/\/spa\/payment$/);
    await expect(page.getByLabel('Tutar', { exact: true })).toHaveValue('250,00');
    await expect(page.getByLabel('Kart Üzerindeki İsim')).toHaveValue('');
    await expect(page.getByLabel('Kart Numarası')).toHaveValue('');
    await expect(page.getByLabel('CVC')).toHaveValue('');
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept.replaceAll(/\s/g, '')).not.toContain(cards.takes.slice(4, 12));
    expect(kept).not.toContain('Ayşe Işık');
  });
});

test('APP-09 what was typed stays when another price list is chosen', async ({ page, context }) => {
  await signIn(page);
  await page.goto('productAll?field=ad&sort=asc');
  await quantities(page).nth(0).fill('3');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Control+1');
  await loaded;
  await expect(quantities(page).nth(0)).toHaveValue('3');
  await expect(chosenBar(page)).toContainText('1 farklı ürün seçildi');
  expect((await context.cookies()).map(({ name }) => name)).toContain('kisayolFiyat');
});

test.describe('Back after signing out', () => {
  test('shows no price', async ({ page }) => {
    await signIn(page);
    await page.goto('productAll');
    await expect(prices(page).first()).toBeVisible();
    await follow(page, '/login/logout');
    await expect(page).toHaveURL(/\/spa\/(login)?/);
    await page.goBack();
    await expect(page.getByRole('main')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    await expect(quantities(page)).toHaveCount(0);
    await expect(prices(page)).toHaveCount(0);
  });

  test('when the page comes out of the browser’s memory: it is loaded afresh when the shop does not say soon whose it is, and shows no price', async ({
    page,
    context,
    shop,
  }) => {
    await signIn(page);
    await page.goto('productAll');
    await quantities(page).first().fill('7');
    const answer = await holdCalls(page, [`${shop.origin}/application`]);
    const marked = page.locator('[data-mark="same"]');
    await page.evaluate(() => {
      document.body.dataset['mark'] = 'same';
      for (const name of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    });
    await expect(marked).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Tüm Ürünler' })).toBeVisible();
    await expect(prices(page)).toHaveCount(0);
    answer();
    await expect(quantities(page).first()).toHaveValue('7');

    const transition = (type: 'pagehide' | 'pageshow') =>
      page.evaluate((name) => {
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
        return getComputedStyle(document.body).visibility;
      }, type);
    await quantities(page)
      .first()
      .evaluate((field: HTMLInputElement) => (field.dataset['mark'] = 'same'));
    expect(await transition('pagehide')).toBe('hidden');
    // Still the same dealer: the page is what it was.
    expect(await transition('pageshow')).toBe('hidden');
    await expect(marked).toBeVisible();

    expect(await transition('pagehide')).toBe('hidden');
    await context.clearCookies();
    expect(await transition('pageshow')).toBe('hidden');
    await expect(marked).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(quantities(page)).toHaveCount(0);
    await expect(prices(page)).toHaveCount(0);
  });
});
