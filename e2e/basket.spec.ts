import type { Page } from '@playwright/test';
import { demoAccount } from '@vitrin/demo-server/accounts';
import { expect, test } from './fixtures.ts';
import { emptyBasket, expectInOrderList, orderNumber, signIn, tabTo } from './shop.ts';

const stockDealer = demoAccount('stok');

/** Makes calls of one address fail until the test ends. */
const fault = (page: Page, rule: { kind: string; path: string; method: string; times: number }) =>
  page.request.post('/__faults', { data: rule });

const table = (page: Page) => page.getByRole('table', { name: 'Sepetiniz' });
const fields = (page: Page) => table(page).getByRole('textbox', { name: /^Miktar: / });

interface WireRow {
  readonly stokId: number;
  readonly miktarF: string;
}

/** What the server has in the basket. */
async function rowsOnServer(page: Page): Promise<readonly WireRow[]> {
  const basket = (await (await page.request.get('/basket/')).json()) as { products: WireRow[] | null };
  return basket.products ?? [];
}

/** Puts `count` products there is enough of into the basket, three pieces each. */
async function fill(page: Page, count: number): Promise<void> {
  const list = (await (await page.request.get('/product/all/?instock=true&d=asc&f=ad')).json()) as {
    stoks: { id: number }[];
  };
  const lines = list.stoks.slice(0, count).map(({ id }) => ({ productId: id, adet: 3 }));
  await page.request.post('/basket/addproducts/', { data: lines });
}

const quantity = (text = '0') => Number(text.replaceAll('.', ''));

/** Adds what is missing of the rows there were, for whoever comes next. */
async function putBack(page: Page, before: readonly WireRow[]): Promise<void> {
  for (const { stokId, miktarF } of before) {
    const now = (await rowsOnServer(page)).find((row) => row.stokId === stokId);
    const missing = quantity(miktarF) - quantity(now?.miktarF);
    if (missing > 0) {
      await page.request.post('/basket/addproducts/', { data: [{ productId: stokId, adet: missing }] });
    }
  }
}

test.afterEach(async ({ page }) => {
  await page.request.delete('/__faults');
});

for (const width of [1440, 375]) {
  test.describe(`the basket at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.describe('with more in it than there is', () => {
      let before: readonly WireRow[] = [];
      test.beforeEach(async ({ page }) => {
        await signIn(page, stockDealer);
        before = await rowsOnServer(page);
      });
      // However it ends: the next one begins with the same basket.
      test.afterEach(({ page }) => putBack(page, before));

      test('BSKT-07 one button lowers every row to what is in stock; CHKT-05 an order above the limit is refused in words, and another way may be taken', async ({
        page,
      }) => {
        await page.goto('basket/');
        await expect(page.getByText('Sepetinizde stok miktarını aşan ürün bulunuyor.')).toBeVisible();
        const order = page.getByRole('button', { name: 'Sipariş Ver' });
        await expect(order).toHaveCount(0);
        await page.getByRole('button', { name: 'Miktarları stoğa indir' }).click();
        await expect(order).toBeVisible();
        await expect(page.getByText(/^Bu üründen en fazla/)).toHaveCount(0);
        expect(await rowsOnServer(page)).not.toEqual(before);

        await order.click();
        await page.getByRole('radio', { name: 'Açık Hesap' }).check();
        await page.getByRole('button', { name: 'Siparişi Bitir' }).click();
        await expect(page.getByText('Bir hata oluştu.')).toBeVisible();
        await expect(
          page.getByRole('listitem').filter({ hasText: /^Sipariş tutarı .* risk limitinizi .* aşıyor\.$/ }),
        ).toBeVisible();
        await expect(page.getByRole('radio', { name: 'Açık Hesap' })).toBeChecked();
        await page.getByRole('radio', { name: 'Havale / EFT' }).check();
        await expect(page.getByText('Bir hata oluştu.')).toBeHidden();
        await expect(page.getByRole('button', { name: 'Siparişi Bitir' })).toBeEnabled();
      });
    });

    test('BSKT-02 BSKT-09 quantities, clear and undo; FAIL-02 a refused quantity rolls back and says so', async ({
      page,
    }) => {
      await signIn(page);
      await emptyBasket(page);
      await fill(page, 4);
      await page.goto('basket/');
      await expect(fields(page)).toHaveCount(4);
      await fault(page, { kind: 'http-500-json', method: 'POST', path: '/basket/updatebasket/', times: 1 });
      await fields(page).first().fill('9');
      await fields(page).first().press('Tab');
      await expect(page.getByRole('alert')).toHaveText(/Miktar değiştirilemedi/);
      await expect(fields(page).first()).toHaveValue('3');
      expect((await rowsOnServer(page))[0]?.miktarF).toBe('3');

      await fields(page).nth(1).fill('5');
      await fields(page).nth(1).press('Enter');
      await expect(fields(page).nth(2)).toBeFocused();
      await expect.poll(async () => (await rowsOnServer(page))[1]?.miktarF).toBe('5');
      const before = (await rowsOnServer(page)).map(({ stokId, miktarF }) => ({ stokId, miktarF }));
      await page.getByRole('button', { name: 'Sepeti Boşalt' }).click();
      // The notice stays for as long as one points at it.
      await page.getByRole('button', { name: 'Geri Al' }).hover();
      await expect(page.getByText('Sepetinizde ürün bulunmuyor')).toBeVisible();
      expect(await rowsOnServer(page)).toEqual([]);
      await page.getByRole('button', { name: 'Geri Al' }).click();
      await expect(fields(page)).toHaveCount(4);
      const after = (await rowsOnServer(page)).map(({ stokId, miktarF }) => ({ stokId, miktarF }));
      expect(after).toEqual(before);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}

for (const width of [1440, 375]) {
  test(`FAIL-02 an order and a finish without an answer at ${width} px are found again, and never sent twice`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    await emptyBasket(page);
    await fill(page, 2);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/order2|checkout2/.test(request.url())) sent.push(new URL(request.url()).pathname);
    });
    await page.goto('basket/');
    await fault(page, { kind: 'commit-then-drop', method: 'POST', path: '/basket/order2', times: 1 });
    await page.getByRole('button', { name: 'Sipariş Ver' }).click();
    await expect(page.getByRole('button', { name: 'Durumu kontrol et' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Durumu kontrol et' }).click();
    await expect(page).toHaveURL(/\/checkout\/\d+/);
    await page.getByRole('radio', { name: 'Açık Hesap' }).check();
    await fault(page, { kind: 'commit-then-drop', method: 'POST', path: '/basket/checkout2/*', times: 1 });
    await page.getByRole('button', { name: 'Siparişi Bitir' }).click();
    await page.getByRole('button', { name: 'Durumu kontrol et' }).click();
    await expectInOrderList(page, await orderNumber(page));
    expect(sent).toHaveLength(2);
    // Neither Back nor a second tab can finish it again.
    const address = page.url().replace('checkout/success', 'checkout');
    await page.goto(address);
    await expect(page.getByText('Bu sipariş tamamlandı.')).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(address);
    await expect(second.getByText('Bu sipariş tamamlandı.')).toBeVisible();
    await expect(second.getByRole('button', { name: 'Siparişi Bitir' })).toHaveCount(0);
  });
}

test('CHKT-03 CHKT-09 on account by keyboard alone', async ({ page }) => {
  await signIn(page);
  await emptyBasket(page);
  await fill(page, 2);
  await page.goto('basket/');
  await expect(page.getByRole('button', { name: 'Sipariş Ver' })).toBeVisible();
  await tabTo(page, /^Sipariş Ver/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Havale / EFT' })).toBeChecked();
  await tabTo(page, (element) => element.matches('input[type="radio"][value="havale"]'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Açık Hesap' })).toBeChecked();
  await tabTo(page, /^Siparişi Bitir/);
  await page.keyboard.press('Enter');
  await expectInOrderList(page, await orderNumber(page));
});
