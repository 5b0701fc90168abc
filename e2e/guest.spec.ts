import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { routeNames, routes } from '@vitrin/ui/routes';
import { proofs } from '../packages/ui/src/routes.proof.ts';
import type { Shop } from '../scripts/startShop.ts';
import { answerCalls } from './answerCalls.ts';
import { addressesOf } from './everyAddress.ts';
import { expect, test as watched } from './fixtures.ts';
import { dealer, putBannerAway } from './shop.ts';

/** What only somebody who is signed in may see, in every form the shop writes it. */
const amount = /\d[\d.]*,\d{2}\s*(?:TL|₺|USD|EUR|\$|€)|₺\s*\d/;
const stock = /^(?:Stokta(?! Olanlar)|Stokta Yok|Son \d+|\d+ (?:adet|Adet)|Tükendi)/;
const hint = 'Fiyat için bayi girişi';

/** Without the rates of the day, which everybody may read. */
const textOf = (place: Locator) =>
  place.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const rates of copy.querySelectorAll('[aria-label="Döviz Kurları"]')) rates.remove();
    return copy.textContent ?? '';
  });

/** Nothing of it is in the document at all: hidden by style it would still be read, and copied. */
async function expectNothingToBuy(page: Page, where: string): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]'), where).toHaveCount(0);
  await expect(page.locator('.elements-price'), where).toHaveCount(0);
  await expect(page.getByLabel(/^Miktar/), where).toHaveCount(0);
  const toBuy = /Sepete Ekle|^(?:Depo Stokları|Azalt|Artır|Sepetim)/;
  await expect(page.getByRole('button', { name: toBuy, includeHidden: true }), where).toHaveCount(0);
  await expect(page.getByText(stock), where).toHaveCount(0);
  expect(await textOf(page.locator('body')), where).not.toMatch(amount);
}

/** Lists of products, and one product, as they are shown to the dealer. */
const ofProducts =
  /^\/(?:product\/(?:all\/|\d+)|catalog\/|category\/|search\/|brand\/\d|promotion\/GetProductSlider)/;

const test = watched.extend<{ asDealer: APIRequestContext }>({
  /** Asks as the dealer, without a browser. */
  asDealer: async ({ request }, run) => {
    const { cariNo, userName, password } = dealer;
    const answer = await request.post('/login/spa', { data: { cariNo, userName, password } });
    expect(await answer.json()).toMatchObject({ hasError: false });
    await run(request);
  },
});

/** A backend that forgets who asks: guests are answered as the dealer is. Gives what was answered so. */
async function answerAsToTheDealer(
  asDealer: APIRequestContext,
  page: Page,
  { origin }: Shop,
): Promise<string[]> {
  const told: string[] = [];
  const calls = ['product', 'catalog', 'category', 'search', 'brand', 'promotion'];
  await answerCalls(
    page,
    calls.map((call) => `${origin}/${call}/*`),
    async ({ url }) => {
      const { pathname, search } = new URL(url);
      if (!ofProducts.test(pathname)) return undefined;
      const answer = await (await asDealer.get(pathname + search)).text();
      told.push(answer);
      return answer;
    },
  );
  return told;
}

/** Screens that show products, and each form they have. */
const withProducts = [
  '',
  'productAll',
  'catalog/1',
  'category/1',
  'search?q=matkap',
  'brand/156/0',
  'product/2000',
];

/** Those that are a list or cards, as one likes. */
const hasBothViews = /^(?:productAll|catalog|category|search|brand)/;

/** Looks at the page as it stands at a desk and on a phone, first as it is. */
async function atEveryWidth(page: Page, look: (width: string) => Promise<void>): Promise<void> {
  const desk = { width: 1440, height: 900 };
  const phone = { width: 375, height: 812 };
  const order = page.viewportSize()?.width === phone.width ? [phone, desk] : [desk, phone];
  for (const { width, height } of order) {
    await page.setViewportSize({ width, height });
    await look(`at ${width}`);
  }
}

test.describe('APP-05 to a guest', () => {
  test('no screen shows a price, stock, a quantity or a way to add', async ({ page }) => {
    await putBannerAway(page);
    // A menu of a restaurant shows its own prices to everybody, and what is for members is not shown at all (APP-06).
    const shown = routeNames.filter((name) => name !== 'qrMenu' && routes[name].enter === 'everybody');
    // Of addresses with the same screen one: each list is in the next journey.
    const screens = new Map(shown.map((name) => [proofs[name].screen, name]));
    for (const address of [...screens.values()].flatMap((name) => addressesOf(name).slice(0, 1))) {
      await page.goto(address);
      await expect(page.getByRole('main'), address).not.toBeEmpty();
      await atEveryWidth(page, (width) => expectNothingToBuy(page, `${address} ${width}`));
    }
  });

  test('nor when the backend sends them all the same, in a list and in cards, and every hole says where to sign in', async ({
    asDealer,
    page,
    shop,
  }) => {
    await putBannerAway(page);
    await page.addInitScript(() => localStorage.setItem('catalog-grid-view', 'list'));
    const told = await answerAsToTheDealer(asDealer, page, shop);
    const look = (where: string) =>
      atEveryWidth(page, async (width) => {
        const way = page.getByRole('main').getByRole('link', { name: hint });
        await expect(way.first(), `${where} ${width}`).toBeVisible();
        await expect(way.first()).toHaveAttribute('href', /^\/spa\/login\?from=%2Fspa%2F/);
        await expectNothingToBuy(page, `${where} ${width}`);
      });
    for (const address of withProducts) {
      told.length = 0;
      await page.goto(`./${address}`);
      await look(address);
      // What was sent did hold them.
      expect(told.join(''), address).toMatch(amount);
      if (!hasBothViews.test(address)) continue;
      const cards = page.getByRole('button', { name: 'Kart Görünümü' });
      await cards.click();
      await expect(cards, address).toHaveAttribute('aria-pressed', 'true');
      await look(`${address} as cards`);
    }
  });

  test('the search finds products, without their prices', async ({ asDealer, page, shop }) => {
    await putBannerAway(page);
    await page.goto('brand/all/');
    await answerAsToTheDealer(asDealer, page, shop);
    await page.getByRole('searchbox', { name: 'Ürün ara' }).click();
    const dialog = page.getByRole('dialog', { name: 'Arama' });
    await dialog.getByLabel('Ürün ara', { exact: true }).fill('matkap');
    await atEveryWidth(page, async (width) => {
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await textOf(dialog), width).not.toMatch(amount);
      await expect(dialog.locator('.elements-price')).toHaveCount(0);
      if (width !== 'at 375') await expect(dialog.getByRole('link', { name: hint })).toBeVisible();
    });
  });
});
