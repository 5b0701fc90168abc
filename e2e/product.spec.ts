import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chosenBar, emptyBasket, quantities, signIn, tabTo } from './shop.ts';

interface DemoProduct {
  readonly id: number;
  readonly ad: string;
  readonly kod: string;
  readonly barkod: string;
  readonly marka: string;
  readonly markaId: number;
  readonly stokBirim: string;
  readonly teskFiyatFTL: string;
  readonly fiyats: readonly { readonly ad: string; readonly fiyatFK: string }[];
  readonly stokAnlasmaFiyat: { readonly fiyatFK: string } | null;
  readonly images: readonly { readonly mediumUrl: string }[];
  readonly aciklama: string;
}

/** A product in stock with all there is to show: several pictures, an agreement price, a description. */
async function findProduct(page: Page): Promise<DemoProduct> {
  const list = await page.request.get('/product/all/?page=1&instock=true');
  const { stoks } = (await list.json()) as { stoks: { id: number }[] };
  for (const { id } of stoks) {
    const answer = await page.request.get(`/product/${id}`);
    const { stok } = (await answer.json()) as { stok: DemoProduct };
    if (stok.images.length > 2 && stok.stokAnlasmaFiyat && stok.aciklama !== '') return stok;
  }
  throw new Error('the demo shop has no such product on its first page');
}

/** The field is named by its label, which is beside it. */
const isQuantity = (element: Element) =>
  element instanceof HTMLInputElement &&
  Array.from(element.labels ?? []).some((label) => label.textContent.includes('Miktar'));

const facts = (page: Page) => page.getByRole('main');
const pictures = (page: Page) =>
  page.getByRole('region', { name: 'Ürün görselleri' }).getByRole('group', { name: 'Görseller' });
const thumbs = (page: Page) => page.getByRole('group', { name: 'Görsel seçimi' }).getByRole('button');

/**
 * Draws a finger over something, by parts of its width and height. Event by event: the scroll gesture that the browser can
 * synthesize presses and lets go without ever moving when there is no window.
 */
async function swipe(page: Page, over: Locator, right: number, down: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to swipe');
  const from = { x: box.x + box.width * (0.5 - right / 2), y: box.y + box.height * (0.5 - down / 2) };
  await touch(page, (part) => [
    { x: from.x + box.width * right * part, y: from.y + box.height * down * part },
  ]);
}

/** Draws two fingers apart over the middle of something, or together: how far from each other they begin and end, in px. */
async function pinch(page: Page, over: Locator, from: number, to: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to pinch');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch(page, (part) => {
    const half = (from + (to - from) * part) / 2;
    return [
      { x: middle.x - half, y: middle.y, id: 0 },
      { x: middle.x + half, y: middle.y, id: 1 },
    ];
  });
}

/** Puts fingers down, moves them from where they are at 0 to where they are at 1, and takes them away. */
async function touch(
  page: Page,
  fingersAt: (part: number) => { x: number; y: number; id?: number }[],
): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const steps = 12;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingersAt(0) });
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = fingersAt(step / steps);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

for (const width of [1440, 375]) {
  test.describe(`the product at ${width}`, () => {
    test.use({ viewport: { width, height: width === 375 ? 812 : 900 } });

    test.beforeEach(async ({ page }) => {
      await signIn(page);
      await emptyBasket(page);
    });

    test('PROD-01 PROD-03 PROD-05 shows what the shop knows of it', async ({ page }) => {
      const product = await findProduct(page);
      await page.goto(`product/${product.id}`);
      await expect(page.getByRole('heading', { level: 1, name: product.ad })).toBeVisible();
      for (const text of [product.kod, product.barkod, product.stokBirim]) {
        await expect(facts(page).getByText(text, { exact: true }).first()).toBeVisible();
      }
      await expect(facts(page).getByRole('link', { name: product.marka, exact: true })).toHaveAttribute(
        'href',
        `/spa/brand/${product.markaId}/0`,
      );
      await expect(thumbs(page)).toHaveCount(product.images.length);

      const prices = page.getByRole('table', { name: 'Fiyatlar' });
      for (const { ad, fiyatFK } of product.fiyats) {
        await expect(prices.getByRole('row', { name: new RegExp(`^${ad}`) })).toContainText(fiyatFK);
      }
      await expect(prices.getByRole('row', { name: /^Anlaşma/ })).toContainText(
        product.stokAnlasmaFiyat?.fiyatFK ?? 'a price',
      );
      await expect(facts(page)).toContainText(product.teskFiyatFTL);

      const description = page.getByRole('region', { name: 'Ürün Açıklaması' });
      await description.scrollIntoViewIfNeeded();
      await expect(description).not.toBeEmpty();
      for (const name of ['Alternatif Satanlar', 'Birlikte Satılanlar']) {
        const list = page.getByRole('region', { name });
        await list.scrollIntoViewIfNeeded();
        await expect(list.getByRole('article').first()).toBeVisible();
        await expect(list.getByRole('link', { name: product.ad, exact: true })).toHaveCount(0);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);

      // Where the system chooses the colours, the signs of a stepper are written.
      await page.emulateMedia({ forcedColors: 'active' });
      for (const [name, sign] of [
        ['Azalt', '−'],
        ['Artır', '+'],
      ] as const) {
        const button = facts(page).getByRole('button', { name }).first();
        // Chromium takes away what is drawn on a ground.
        await expect(button).not.toHaveCSS('background-image', /gradient/);
        expect(await button.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
          `"${sign}"`,
        );
      }
    });

    test('PROD-01 PROD-02 PROD-04 by keyboard alone: pictures, enlarged, stock by place, into the basket', async ({
      page,
    }) => {
      const product = await findProduct(page);
      await page.goto(`product/${product.id}`);
      await expect(page.getByRole('heading', { level: 1, name: product.ad })).toBeVisible();

      // The arrow keys go through the pictures, and round.
      await tabTo(page, /^Büyüt: /);
      await page.keyboard.press('ArrowRight');
      await expect(thumbs(page).nth(1)).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(thumbs(page).last()).toHaveAttribute('aria-current', 'true');
      await expect(pictures(page).getByRole('button').last()).toBeInViewport({ ratio: 0.9 });

      await page.keyboard.press('Enter');
      const large = page.getByRole('dialog', { name: product.ad });
      const count = product.images.length;
      await expect(large.getByRole('status')).toHaveText(`${count} / ${count}`);
      await page.keyboard.press('ArrowRight');
      await expect(large.getByRole('status')).toHaveText(`1 / ${count}`);
      await tabTo(page, /^Yakınlaştır$/);
      await page.keyboard.press('Enter');
      await expect(large.getByRole('button', { name: 'Uzaklaştır' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(thumbs(page).first()).toHaveAttribute('aria-current', 'true');
      // Nothing of the page is in sight, so Back means the picture, on a desk, too.
      await page.keyboard.press('Enter');
      await expect(large).toBeVisible();
      await page.goBack();
      await expect(large).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));

      const places = page.waitForResponse((answer) => answer.url().includes('/product/stoklokasyon'));
      await tabTo(page, /^Depo Stokları/);
      await page.keyboard.press('Enter');
      const stores = page.getByRole('dialog', { name: 'Depolar' });
      await expect(stores.getByRole('columnheader')).toHaveText(['Lokasyon', 'Miktar']);
      const [store] = (await (await places).json()) as { lokasyonAd: string; miktar: number }[];
      await expect(stores.getByRole('row', { name: store?.lokasyonAd ?? 'a store' })).toContainText(
        new Intl.NumberFormat('tr-TR').format(store?.miktar ?? 0),
      );
      await page.keyboard.press('Escape');
      await expect(stores).toBeHidden();
      await expect(page.getByRole('button', { name: 'Depo Stokları' })).toBeFocused();

      const added = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/basket/'),
      );
      await tabTo(page, isQuantity);
      await expect(page.locator(':focus')).toHaveValue('1');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('4');
      await page.keyboard.press('Enter');
      const address = new URL((await added).url());
      expect(address.pathname + address.search).toBe(
        `/basket/add/${product.id}?redirectBasket=true&amount=4`,
      );
      await expect(page).toHaveURL(/\/spa\/basket\/$/);
      await expect(page.getByRole('textbox', { name: `Miktar: ${product.ad}` })).toHaveValue('4');
    });
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('PROD-01 a swipe shows the next picture, and the page scrolls over the pictures as anywhere else', async ({
    page,
  }) => {
    await signIn(page);
    const product = await findProduct(page);
    await page.goto(`product/${product.id}`);
    const second = thumbs(page).nth(1);
    await expect(second).not.toHaveAttribute('aria-current');

    await swipe(page, pictures(page), -0.6, 0);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(pictures(page).getByRole('button').nth(1)).toBeInViewport({ ratio: 0.9 });
    // A swipe is no press.
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await swipe(page, pictures(page), 0.6, 0);
    await expect(thumbs(page).first()).toHaveAttribute('aria-current', 'true');
    // Before the first there is nothing: the browser does not take the finger for one that goes back to the page before.
    await expect.poll(() => pictures(page).evaluate((track) => track.scrollLeft)).toBe(0);
    await swipe(page, pictures(page), 0.6, 0);
    await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));
    await expect(thumbs(page).first()).toHaveAttribute('aria-current', 'true');

    await swipe(page, pictures(page), 0, -0.6);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(thumbs(page).first()).toHaveAttribute('aria-current', 'true');
  });

  // On a page that stands still: a tap on one that glides on only stops it.
  test('PROD-01 a swipe goes through the enlarged pictures; one that two fingers enlarge is moved instead', async ({
    page,
  }) => {
    await signIn(page);
    const product = await findProduct(page);
    await page.goto(`product/${product.id}`);
    await pictures(page).getByRole('button').first().tap();
    const dialog = page.getByRole('dialog');
    const place = dialog.getByRole('status');
    const picture = dialog.getByRole('img');
    await expect(place).toHaveText(/^1 \/ \d+$/);

    await swipe(page, dialog, -0.4, 0);
    await expect(place).toHaveText(/^2 /);
    await swipe(page, dialog, 0.4, 0);
    await expect(place).toHaveText(/^1 /);
    // The row says where it goes before it is there.
    const middle = async () => {
      const { x = NaN, width = NaN } = (await picture.boundingBox()) ?? {};
      return Math.abs(x + width / 2 - 375 / 2);
    };
    await expect.poll(middle).toBeLessThan(1);

    await pinch(page, picture, 60, 150);
    await expect(dialog.getByRole('button', { name: 'Uzaklaştır' })).toBeVisible();
    await expect(place).toHaveText(/^1 /);
    const left = async () => (await picture.boundingBox())?.x ?? NaN;
    const before = await left();
    await swipe(page, dialog, -0.1, 0);
    await expect.poll(left).toBeLessThan(before - 5);
    await expect(place).toHaveText(/^1 /);
    await pinch(page, dialog, 150, 60);
    await expect(dialog.getByRole('button', { name: 'Yakınlaştır' })).toBeVisible();
  });
});

for (const width of [1440, 375]) {
  test(`home, a product and the basket are reached by keyboard alone at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await signIn(page);
    await emptyBasket(page);
    await page.goto('./');
    const shelf = page.getByRole('region', { name: 'Çok Satanlar' });
    await expect(shelf.getByRole('article').first()).toBeVisible();
    const name = (await shelf.getByRole('article').first().getAttribute('aria-label')) ?? '';
    await tabTo(page, (element) => element.matches('[aria-label="Çok Satanlar"] article a'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await tabTo(page, isQuantity);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/spa\/basket\/$/);
    await expect(page.getByRole('textbox', { name: `Miktar: ${name}` })).toHaveValue('1');
  });
}

const groundOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);

test('where the system chooses the colours, what is chosen stands out from what is not; the bar of what is chosen is on no paper', async ({
  page,
}) => {
  await signIn(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('catalog/1');
  const list = page.getByRole('button', { name: 'Liste Görünümü' });
  const cards = page.getByRole('button', { name: 'Kart Görünümü' });
  await expect(list).toHaveAttribute('aria-pressed', /true|false/);
  expect(await groundOf(list)).not.toBe(await groundOf(cards));
  await quantities(page).first().fill('3');
  await expect(chosenBar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(chosenBar(page)).toBeHidden();

  await page.emulateMedia({ media: null, forcedColors: 'active' });
  await page.goto('report/hesapekstresi');
  const reports = page.getByRole('navigation', { name: 'Raporlar' }).getByRole('link');
  expect(await groundOf(reports.first())).not.toBe(await groundOf(reports.nth(1)));
  const names = page.getByRole('figure').getByText(/^(?:Bakiye|Borç|Alacak)$/);
  await expect(names).toHaveCount(3);
  const marks = await names.evaluateAll((all) =>
    all.map((name) => getComputedStyle(name, '::before').backgroundColor),
  );
  expect(new Set(marks).size).toBe(3);
});

test('USE-21 what is text is in the page before anybody scrolls, and nothing waits without a request', async ({
  page,
}) => {
  await signIn(page);
  // So low that what is meant lies far below.
  await page.setViewportSize({ width: 1024, height: 320 });
  const { id } = await findProduct(page);
  for (const address of ['', 'basket/', `product/${id}`]) {
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation', { name: 'Kurumsal' }).getByRole('link')).not.toHaveCount(0);
    await expect(footer.getByText('Vitrin B2B altyapısı ile çalışır')).toBeAttached();
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  const description = page.getByRole('region', { name: 'Ürün Açıklaması' }).locator('p, li').first();
  await expect(description).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(description).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^0\d{3} / }).first()).toBeVisible();
  await expect(footer.getByRole('navigation')).toHaveCount(0);
});
