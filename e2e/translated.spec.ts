import type { Page } from '@playwright/test';
import { everyAddress } from './everyAddress.ts';
import { expect, test } from './fixtures.ts';
import { addChosen, chosenBar, emptyBasket, quantities, signIn } from './shop.ts';

/** `taken`: the text goes and its translation comes; `moved`: the text itself goes into what stands in its place. */
type Way = 'taken' | 'moved';
const ways: readonly Way[] = ['taken', 'moved'];

/** Puts two fonts in the place of every text, now and whenever another comes, as a browser's translator does. */
const translate = (page: Page, way: Way) =>
  page.addInitScript((how) => {
    if (window !== window.top) return;
    const untouched = 'script, style, textarea, title, svg, font, [translate="no"]';
    const wrap = (text: Text) => {
      if (!text.parentElement || text.parentElement.closest(untouched) || text.data.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      const { data } = text;
      text.replaceWith(outer);
      if (how === 'moved') inner.append(text);
      else inner.append(data);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    addEventListener('load', () => {
      wrapAll(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (node instanceof Text) wrap(node);
            else wrapAll(node);
          }
        }
      }).observe(document.body, { childList: true, subtree: true });
      document.documentElement.classList.add('translated-ltr');
    });
  }, way);

const broken = (page: Page) => page.getByText('Bir şeyler ters gitti.');
/** Texts were wrapped, and the screen is whole. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('font font').first()).toBeAttached();
  await expect(broken(page)).toHaveCount(0);
  // The seller's description is prose, whatever it names.
  const touched = await page.locator('font font:not([aria-label="Ürün Açıklaması"] *)').allTextContents();
  expect.soft(touched.filter((text) => amount.test(text) || data.has(text))).toEqual([]);
}
/** What no translator is to touch. */
const amount = /^[₺$€]?\s?[\d.]+,\d{2}\s?(?:TL|TRY|USD|EUR|₺|\([AB]\))*$/;
const data = new Set<string>();
const readData = async (page: Page) => {
  const answer = await page.request.get('/product/all/?page=1&d=asc&f=ad');
  const { stoks } = (await answer.json()) as { stoks: { ad: string; kod: string; barkod: string }[] };
  for (const { ad, kod, barkod } of stoks) [ad, kod, barkod].forEach((text) => data.add(text));
  expect(data.size).toBeGreaterThan(10);
};
const notices = (page: Page) => page.getByRole('region', { name: 'Bildirimler' });
const list = 'productAll?field=ad&sort=asc';

for (const way of ways) {
  test.describe(`USE-06 a page that is translated, texts ${way}`, () => {
    test.beforeEach(async ({ page }) => {
      test.setTimeout(90_000);
      await translate(page, way);
    });

    test('takes an order, from the list, a card and a product', async ({ page }) => {
      await signIn(page);
      await readData(page);
      await emptyBasket(page);
      await page.goto(list);
      await quantities(page).nth(0).fill('3');
      await expect(chosenBar(page)).toContainText('1 farklı ürün seçildi');
      await quantities(page).nth(1).fill('4');
      await expect(chosenBar(page)).toContainText('2 farklı ürün seçildi');
      await addChosen(page);
      await expectWhole(page);

      await page.getByRole('button', { name: 'Kart Görünümü' }).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Sepete Ekle/ })
        .first()
        .click();
      await expect(notices(page).getByRole('listitem').first()).toBeVisible();
      await expectWhole(page);
      await page.getByRole('button', { name: 'Liste Görünümü' }).click();

      await quantities(page).first().fill('2,5');
      await expect(quantities(page).first()).toHaveAttribute('aria-invalid', 'true');
      await quantities(page).first().fill('');
      await page.getByRole('main').getByRole('link').filter({ hasText: /\S/ }).nth(3).click();
      await expect(page.getByRole('region', { name: 'Ürün Açıklaması' })).toBeVisible();
      await expectWhole(page);

      await page.goto('basket/');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Artır/ })
        .first()
        .click();
      await page.getByRole('main').getByRole('button', { name: /^Sil/ }).first().click();
      await expect(notices(page).getByRole('listitem').first()).toBeVisible();
      await page.getByRole('button', { name: 'Sipariş Ver' }).click();
      await expect(page).toHaveURL(/\/checkout\/\d+/);
      for (const name of ['Kargo', 'Depodan Teslim', 'Açık Hesap', 'Havale / EFT']) {
        await page.getByRole('radio', { name }).check();
      }
      await expectWhole(page);
      await emptyBasket(page);
    });

    test('has reports that are read, and is searched', async ({ page }) => {
      await signIn(page);
      await page.goto('report/hesapekstresi?begin=2026-10-01&end=2026-11-27');
      await expect(page.getByText('TRY Hesap Toplamı').first()).toBeVisible();
      const filter = page.getByRole('main').getByRole('searchbox');
      await filter.fill('zzzz');
      await expect(page.getByText('Aramanızla eşleşen satır yok.')).toBeVisible();
      await filter.fill('');
      await expect(page.getByText('Aramanızla eşleşen satır yok.')).toHaveCount(0);
      await expectWhole(page);

      await page.getByRole('searchbox', { name: 'Ürün ara' }).click();
      const search = page.getByRole('dialog', { name: 'Arama' });
      const box = search.getByLabel('Ürün ara', { exact: true });
      for (const text of ['matkap', 'xyzxyz', 'vida']) {
        await box.fill(text);
        await expect(search.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(search.getByRole('status')).toHaveText(
          text === 'xyzxyz' ? /^(?:0 sonuç)?$/ : /^[1-9]\d* sonuç$/,
        );
      }
      await page.keyboard.press('Enter');
      await expect(search).toBeHidden();
      await expectWhole(page);
    });

    test('says that a password was wrong, twice', async ({ page }) => {
      await page.goto('login');
      for (const password of ['yanlış', 'yine yanlış']) {
        await page.getByLabel('Cari No').fill('1001');
        await page.getByLabel('Kullanıcı Kodu').fill('bayi');
        await page.getByLabel('Şifre', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Giriş Yap' }).click();
        await expect(page.getByRole('alert')).toContainText('şifre hatalı');
        await page.getByLabel('Şifre', { exact: true }).fill('');
        await page.getByRole('button', { name: 'Giriş Yap' }).click();
        await expect(page.getByText('Şifre gerekli.')).toBeVisible();
      }
      await expectWhole(page);
    });
  });
}

test('USE-06 a page that is translated goes to every screen, and on from it', async ({ page }) => {
  test.setTimeout(120_000);
  await translate(page, 'taken');
  await signIn(page);
  await page.goto('./');
  for (const address of [...everyAddress, '']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `/spa/${address}`);
    await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
    await expect(page.locator('main font font').first(), address).toBeAttached();
    await expect(broken(page), address).toHaveCount(0);
  }
});
