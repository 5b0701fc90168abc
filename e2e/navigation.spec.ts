import type { Page } from '@playwright/test';
import { answerCalls, holdCalls, rewriteAnswers } from './answerCalls.ts';
import { expect, test } from './fixtures.ts';
import { dealer, emptyBasket, endDelegation, putBannerAway, salesman, signIn, tabTo } from './shop.ts';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Kategoriler' });
const columns = (page: Page) => menu(page).getByRole('list');

test.describe('CAT-02 categories', () => {
  test('a mouse reaches the open column across the entries between', async ({ page }) => {
    await putBannerAway(page);
    const start = Date.parse('2026-11-20T09:00:00Z');
    await page.clock.install({ time: start });
    await page.goto('productAll');
    await page.getByRole('button', { name: 'Kategoriler' }).hover();
    const entries = columns(page).first().getByRole('listitem');
    const first = await entries.nth(0).boundingBox();
    if (!first) throw new Error('the menu is open');
    await page.mouse.move(first.x + first.width * 0.4, first.y + first.height / 2);
    const name = (await entries.nth(0).getByRole('link').textContent())?.trim() ?? '';
    await expect(columns(page).nth(1)).toHaveAccessibleName(name);
    const target = await columns(page).nth(1).getByRole('listitem').nth(4).boundingBox();
    if (!target) throw new Error('the column is open');
    // How long a mouse may stop on its way counts the page's time, not that of a slow machine.
    // More than a journey may last: it is never past.
    await page.clock.pauseAt(start + 60_000);
    await page.mouse.move(target.x + 24, target.y + target.height / 2, { steps: 14 });
    await expect(columns(page).nth(1)).toHaveAccessibleName(name);
    await page.mouse.move(target.x + 40, target.y + target.height / 2, { steps: 3 });
    // Longer than a mouse may stop on its way: it has arrived.
    await page.clock.runFor(1000);
    await expect(columns(page).nth(1)).toHaveAccessibleName(name);
    await page.clock.resume();
    await columns(page).nth(1).getByRole('listitem').nth(4).getByRole('link').click();
    await expect(page).toHaveURL(/\/spa\/catalog\/\d+$/);
    await expect(menu(page)).toBeHidden();
  });

  test('by keyboard at 1440, 1024 and 768: as in a menu, into the third level and to its list', async ({
    page,
  }) => {
    await putBannerAway(page);
    await page.goto('productAll');
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('button', { name: 'Kategoriler' })).toBeVisible();
      // Each width goes on from the list the one before has led to, from its top.
      await page.locator('a').first().focus();
      await tabTo(page, /^Kategoriler$/);
      await page.keyboard.press('ArrowDown');
      await expect(columns(page).first().getByRole('link').first()).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(columns(page).nth(1).getByRole('link', { name: 'Tümünü Gör' })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(columns(page).first().getByRole('link').first()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      // The second level: down to the first entry that has a third, and into it.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(columns(page)).toHaveCount(3);
      await expect(columns(page).nth(2).getByRole('link', { name: 'Tümünü Gör' })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(columns(page).nth(1).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      const chosen = columns(page).nth(2).getByRole('link').nth(1);
      await expect(chosen).toBeFocused();
      const name = (await chosen.textContent())?.trim() ?? '';
      for (const column of await columns(page).all()) {
        const box = await column.boundingBox();
        expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(box?.x).toBeGreaterThanOrEqual(0);
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/spa\/catalog\/\d+$/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  });

  test('by keyboard at 375: the tree of the phone menu', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await putBannerAway(page);
    await page.goto('productAll');
    await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible();
    await tabTo(page, /^Menü$/);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Menü' });
    // The sheet comes before its tree, and Tab goes round in what is there.
    await expect(sheet.getByRole('button', { name: /alt kategoriler$/ }).first()).toBeVisible();
    await tabTo(page, /alt kategoriler$/);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    const name = (await page.locator(':focus').textContent())?.trim() ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/spa\/catalog\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  test('CAT-01 says which category the page shows', async ({ page }) => {
    await putBannerAway(page);
    await page.goto('catalog/1');
    await page.getByRole('button', { name: 'Kategoriler' }).click();
    await expect(menu(page).locator('[aria-current="page"]')).toHaveAttribute('href', '/spa/catalog/1');
  });
});

test('LAY-09 the breadcrumb of a product and of an order ends with it, and leads back', async ({ page }) => {
  await signIn(page);
  const products = await page.request.get('/product/all/?page=1');
  const { stoks } = (await products.json()) as { stoks: { id: number; ad: string }[] };
  const [product] = stoks;
  const trail = page.getByRole('main').getByRole('navigation', { name: 'Sayfa yolu' });
  await page.goto(`product/${product?.id}`);
  await expect(trail.locator('[aria-current="page"]')).toHaveText(product?.ad ?? 'a name');
  await expect(trail.getByRole('link').last()).toHaveAttribute('href', /^\/spa\/catalog\/\d+$/);

  await emptyBasket(page);
  const lines = [{ productId: product?.id, adet: 1 }];
  await page.request.post('/basket/addproducts/', { data: lines });
  await page.goto('basket/');
  await page.getByRole('button', { name: 'Sipariş Ver' }).click();
  await expect(page).toHaveURL(/\/spa\/checkout\/\d+$/);
  await expect(trail.getByRole('link', { name: 'Sepetim' })).toHaveAttribute('href', '/spa/basket/');
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Sipariş Teslimat & Ödeme Bilgileri');
});

test.describe('the shop to a screen reader', () => {
  test('LAY-02 LAY-03 LAY-04 landmarks have names, and there is one of each kind', async ({ page }) => {
    await signIn(page);
    await page.goto('productAll');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - group "Döviz Kurları"
        - button /Sepetim/
        - link
        - search:
          - searchbox "Ürün ara"
        - button /.+/
        - button "Kategoriler"
        - navigation "Ana menü":
          - list
    `);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((landmarks) => landmarks.map((landmark) => landmark.ariaLabel ?? ''));
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  test('USER-01 signing in leads back to the screen it began on', async ({ page }) => {
    await putBannerAway(page);
    await page.goto('search?q=matkap');
    await page.getByRole('link', { name: 'Bayi Girişi', exact: true }).click();
    await page.getByLabel('Cari No').fill(dealer.cariNo);
    await page.getByLabel('Kullanıcı Kodu').fill(dealer.userName);
    await page.getByLabel('Şifre', { exact: true }).fill(dealer.password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page).toHaveURL(/\/spa\/search\?q=matkap$/);
    await expect(page.getByRole('textbox', { name: /^Miktar: / }).first()).toBeVisible();
  });
});

test('DELG-03 DELG-04 at 1440, 768 and 375 another company is chosen, acted for and left by keyboard alone', async ({
  page,
}) => {
  await signIn(page, salesman);
  await endDelegation(page);
  await page.goto('info/me');
  const opener = page.getByRole('button', { name: 'Cari Seç' });
  const picker = page.getByRole('dialog', { name: 'Cari Seç' });
  const banner = page.getByRole('complementary', { name: 'Firma adına işlem' });
  // Each width goes on where the one before has left the company.
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(opener).toBeVisible();
    await tabTo(page, /^Cari Seç$/);
    await page.keyboard.press('Enter');
    await expect(picker.getByRole('combobox', { name: 'Cari ara' })).toBeFocused();
    // Thought better of it: the focus is back where it was.
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(picker.getByRole('combobox', { name: 'Cari ara' })).toBeFocused();
    await page.keyboard.type('ya');
    await expect(picker.getByRole('option').nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const second = picker.getByRole('option').nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const company = (await second.textContent()) ?? '';
    expect(company).not.toBe('');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/spa\/$/);

    await expect(banner).toContainText(`${company} adına işlem yapıyorsunuz`);
    await expect(banner).toBeInViewport({ ratio: 1 });
    // Wherever one is on the page, whom it is for can be seen.
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    await expect(banner).toBeInViewport({ ratio: 1 });
    if (width === 1440) {
      await page.goto('info/me');
      await expect(page.getByText(company).nth(1)).toBeVisible();
    }
    await tabTo(page, /^Sonlandır$/);
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await expect(opener).toBeVisible();
  }
});

test('BRND-01 a brand is reached by keyboard alone', async ({ page }) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await putBannerAway(page);
    await page.goto('brand/all/');
    await expect(page.getByRole('navigation', { name: 'Harfler' })).toBeVisible();
    await tabTo(
      page,
      (element) => element.closest('nav')?.ariaLabel === 'Harfler' && element.textContent === 'Ş',
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Ş', exact: true })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', /^\/spa\/brand\/\d+\/0$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/spa\/brand\/\d+\/0$/);
  }
});

test('LAY-06 a shop with a sidebar shows none where the whole width is needed', async ({ page }) => {
  await rewriteAnswers(page, ['*/application'], (body) => {
    const shop = JSON.parse(body) as { themeSettings: { layouts: unknown } };
    shop.themeSettings.layouts = { master: 'sidebar' };
    return JSON.stringify(shop);
  });
  await signIn(page);
  const sidebar = page.locator('#sidebar-main');
  await page.goto('basket/');
  await expect(sidebar).toBeVisible();
  await page.goto('report/hesapekstresi');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(sidebar).toHaveCount(0);
});

test('PAGE-01 at 1440 and 375 the contents of a text lead to its headings, by keyboard too', async ({
  page,
  shop,
}) => {
  const content =
    `<ul><li><a href="#iade">İade</a></li></ul>${'<p>Teslimat</p>'.repeat(80)}<h2 id="iade">İade koşulları</h2>` +
    `<p><a href="/page/iletisim">Bize yazın</a> <a href="/spa/page/sozlesme">Başa dön</a></p>${'<p>Ödeme</p>'.repeat(80)}`;
  await answerCalls(page, [`${shop.origin}/page/sozlesme`], () =>
    JSON.stringify({ title: 'Sözleşme', content }),
  );
  const text = page.getByRole('article');
  const heading = text.getByRole('heading', { name: 'İade koşulları' });
  const isUncovered = () =>
    heading.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 4, y + 4) === element;
    });
  await putBannerAway(page);
  await page.goto('page/sozlesme');
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(heading).not.toBeInViewport();
    await text.getByRole('link', { name: 'İade' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(isUncovered).toBe(true);
    await page.keyboard.press('Tab');
    await expect(text.getByRole('link', { name: 'Bize yazın' })).toBeFocused();
    await page.goBack();
    await expect(text.getByRole('link', { name: 'İade' })).toBeInViewport();

    // From elsewhere, where the text comes after its address.
    await page.goto('brand/all/');
    await page.goto('page/sozlesme#iade');
    await expect.poll(isUncovered).toBe(true);
    // Back to its top, by a link to the page that is open.
    await text.getByRole('link', { name: 'Başa dön' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('FAIL-01 payment, basket, statement and account show what they wait for while the shop does not answer', async ({
  page,
  shop,
}) => {
  await signIn(page);
  await holdCalls(page, [`${shop.origin}/application`]);
  const main = page.getByRole('main');
  for (const path of ['payment', 'basket/', 'report/hesapekstresi', 'info/me']) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
    const waiting = main.locator('[aria-busy="true"]').last();
    await expect(waiting, path).toBeVisible();
    expect((await waiting.boundingBox())?.height, path).toBeGreaterThan(100);
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('LAY-02 a tap on the basket shows what is in it, and a tap elsewhere puts it away', async ({
    page,
  }) => {
    await signIn(page);
    await emptyBasket(page);
    const products = await page.request.get('/product/all/?page=1');
    const { stoks } = (await products.json()) as { stoks: { id: number; ad: string }[] };
    const [product] = stoks;
    await page.request.post('/basket/addproducts/', {
      data: [{ productId: product?.id, adet: 2 }],
    });
    await page.goto('productAll');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Sepetim/ })
      .tap();
    const basket = page.getByRole('dialog', { name: 'Sepetim' });
    await expect(basket).toContainText(product?.ad ?? 'a product');
    await expect(basket.getByRole('link', { name: 'Sepete Git' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { level: 1 }).tap({ force: true });
    await expect(basket).toBeHidden();
  });
});
