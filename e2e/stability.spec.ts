import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { delayCalls, holdCalls } from './answerCalls.ts';
import { expect, test } from './fixtures.ts';
import { emptyBasket, holdBack, salesman, signIn } from './shop.ts';
import type { Shop } from '../scripts/startShop.ts';

/** What may move of a page while it loads: nothing that anybody sees. */
const limit = 0.01;

/** Of a window, by its width. */
const heights: Readonly<Record<number, number>> = { 1440: 900, 768: 1024, 375: 812 };

/** How long (ms) each kind of answer is kept waiting: the page is painted between them, in the worst order. */
const delays: readonly (readonly [RegExp, number])[] = [
  [/^\/image\//, 450],
  [/^\/(?:categorymenu|menu|application\/getBasketProductCount)/, 100],
  [/^\/application$/, 200],
  [/^\/(?!spa\/)/, 350],
];

/** What the shop is asked for, by the first part of its address. */
const calls = [
  'application',
  'basket',
  'categorymenu',
  'delegation',
  'login',
  'menu',
  'product',
  'promotion',
  'report',
  'search',
];

/** What the browser tells of a shift; no lib of TypeScript knows it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Writes down what moves, from here on and in every document. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue;
        const what = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.nodeName)}: y ${from.y} → ${to.y}, height ${from.height} → ${to.height}`,
        );
        seen.push({ value, what });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'takeShifts', () => {
      note(observer.takeRecords());
      return seen;
    });
  });
}

const delayOf = (url: string) => delays.find(([path]) => path.test(new URL(url).pathname))?.[1] ?? 0;

/** Makes every answer and every picture wait, also those the browser has kept: it keeps none. */
async function slowDown(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.startsWith('/spa/'),
    async (route) => {
      await setTimeout(delayOf(route.request().url()));
      // The page may be gone by then.
      await route.continue().catch(() => undefined);
    },
  );
}

/** Makes the answers wait where pictures do not matter. */
const slowCallsDown = (page: Page, { origin }: Shop) =>
  delayCalls(
    page,
    calls.map((call) => `${origin}/${call}*`),
    (url) => setTimeout(delayOf(url)),
  );

/** Waits until nothing is awaited any more; what moved until then. */
async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // The last answer is painted in the next frame, and what it moved is known in the one after.
  await passFrames(page, 2);
  return page.evaluate(() => (Reflect.get(window, 'takeShifts') as () => Shift[])());
}

/** Waits until the page has been painted so many times. */
const passFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

async function expectStill(page: Page, where: string): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where} moved:\n${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(limit);
}

for (const width of [1440, 768, 375]) {
  test.describe(`at ${width}, with slow answers, nothing moves`, () => {
    test.use({ viewport: { width, height: heights[width] ?? 900 } });

    test('of home, lists, product and basket', async ({ page }) => {
      await signIn(page);
      await emptyBasket(page);
      const [first] = await idsOf(page);
      await page.request.post('/basket/addproducts/', {
        data: [{ productId: first, adet: 3 }],
      });
      await watchShifts(page);
      await slowDown(page);
      for (const address of [
        './',
        'productAll',
        'catalog/1',
        'search?q=matkap',
        `product/${first}`,
        'basket/',
      ]) {
        await page.goto(address);
        await expectStill(page, address);
      }
    });

    // One piece that takes another's place is no shift to the browser; to the eye it is.
    test('of the products, from their first place to their last', async ({ page, shop }) => {
      await signIn(page);
      await watchShifts(page);
      await slowCallsDown(page, shop);
      await page.addInitScript(() => {
        const tops = new Set<number>();
        Reflect.set(window, 'tops', tops);
        const look = () => {
          const table = document.querySelector('main [role="table"]');
          if (table) tops.add(Math.round(table.getBoundingClientRect().top));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const tellShop = await holdCalls(page, [`${shop.origin}/application`]);
      await page.goto('productAll');
      await expect(page.locator('main [role="table"]')).toBeVisible();
      const heightOfSecond = async () =>
        (await page.locator('main [role="row"]').nth(2).boundingBox())?.height ?? NaN;
      const placeHeld = await heightOfSecond();
      tellShop();
      await expect(page.locator('main [role="row"] a').first()).toBeVisible();
      await shiftsOf(page);
      // Elsewhere a row is as high as its name has lines, which nobody knows before.
      if (width === 375) expect(Math.abs((await heightOfSecond()) - placeHeld)).toBeLessThanOrEqual(8);
      const tops = await page.evaluate(() => [...(Reflect.get(window, 'tops') as Set<number>)]);
      expect(tops).toHaveLength(1);
    });

    test('of the login, whose fields stay where they are to the pixel', async ({ page, shop }) => {
      await watchShifts(page);
      await slowCallsDown(page, shop);
      await page.goto('login');
      const place = () => page.getByLabel('Cari No').boundingBox();
      const before = await place();
      await expect(page.getByRole('link', { name: 'Bayil değil misiniz?' })).toBeVisible();
      await expectStill(page, 'the login');
      expect(await place()).toEqual(before);
    });

    test('of a statement', async ({ page, shop }) => {
      await signIn(page);
      await watchShifts(page);
      await slowCallsDown(page, shop);
      await page.goto('report/hesapekstresi');
      await expectStill(page, 'the statement');
    });

    test('DELG-04 when one acts for another company, from choosing it to leaving it', async ({
      page,
      shop,
    }) => {
      await signIn(page, salesman);
      await page.goto('productAll');
      await watchShifts(page);
      await slowCallsDown(page, shop);
      await page.getByRole('button', { name: 'Cari Seç' }).click();
      const picker = page.getByRole('dialog', { name: 'Cari Seç' });
      await picker.getByLabel('Cari ara').fill('ya');
      await picker.getByRole('option').first().click();
      const banner = page.getByRole('complementary', { name: 'Firma adına işlem' });
      await expect(page).toHaveURL(/\/spa\/$/);
      await expect(banner.getByRole('link', { name: 'Sonlandır' })).toBeVisible();
      await expectStill(page, 'the first page for the company');

      const tellSession = await holdCalls(page, [`${shop.origin}/application`]);
      await page.goto('productAll');
      // Its place is there before anybody knows; whom it is for is not said before.
      await expect(banner).toHaveAttribute('aria-busy', 'true');
      tellSession();
      await expect(banner.getByRole('link', { name: 'Sonlandır' })).toBeVisible();
      await expectStill(page, 'a list for the company');

      await banner.getByRole('link', { name: 'Sonlandır' }).click();
      await expect(banner).toBeHidden();
      await expectStill(page, 'the first page for oneself');
    });
  });
}

/** Ids of the first products of the shop. */
async function idsOf(page: Page): Promise<readonly number[]> {
  const answer = await page.request.get('/product/all/?page=1');
  const { stoks } = (await answer.json()) as { stoks: { id: number }[] };
  return stoks.map(({ id }) => id);
}

/** How often the page was laid out. */
async function countLayouts(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
  };
}

test.describe('a picture that arrives', () => {
  // Each list, each width, and the rows that are cards on a phone: a picture keeps its place by one style everywhere.
  const lists: [width: number, what: string, address: string, view: string][] = [
    [1440, 'cards', 'productAll', 'card'],
    [768, 'rows', 'productAll', 'list'],
    [375, 'rows', 'productAll', 'list'],
    [375, 'the basket', 'basket/', 'list'],
  ];
  for (const [width, what, address, view] of lists) {
    test(`has nothing laid out anew, in ${what} at ${String(width)}`, async ({ page }) => {
      await page.setViewportSize({ width, height: heights[width] ?? 900 });
      await signIn(page);
      await emptyBasket(page);
      const ids = await idsOf(page);
      await page.request.post('/basket/addproducts/', {
        data: ids.map((productId) => ({ productId, adet: 1 })),
      });
      await page.addInitScript((chosen) => localStorage.setItem('catalog-grid-view', chosen), view);
      const showPictures = await holdBack(page, /\/image\/product\//);
      await page.goto(address, { waitUntil: 'commit' });
      const pictures = page.getByRole('main').locator('img[src*="/image/product/"]');
      await expect(pictures.nth(1)).toBeVisible();
      const layouts = await countLayouts(page);
      await expect
        .poll(async () => {
          const before = await layouts();
          await passFrames(page, 6);
          return (await layouts()) - before;
        })
        .toBe(0);

      const before = await layouts();
      showPictures();
      await expect
        .poll(() => pictures.nth(1).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await passFrames(page, 2);
      expect((await layouts()) - before).toBe(0);
    });
  }
});
