import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { emptyBasket, signIn } from './shop.ts';
import { deployTwice } from './twoBuilds.ts';

// A first visit, and a worker that stays: each in a browser of its own.
test.use({ serviceWorkers: 'allow', isWarm: false });

const code = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Kod: satır ${row}`, exact: true });
const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'Çevrimdışı' });

/** The worker has all it needs, and has the page. */
const whenKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

/** As a browser does at a full load. */
const lookForNew = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/spa/'))?.update()));

test('WARE-04 without a network the screen opens from nothing, keeps what is scanned, and looks it up when it is back', async ({
  page,
  context,
}) => {
  await signIn(page);
  await emptyBasket(page);
  await page.goto('hizli-siparis');
  await code(page, 1).fill('KL-KA-6-UT');
  await code(page, 1).press('Enter');
  await expect(page.getByRole('table').getByText('Hazır', { exact: true })).toBeVisible();
  await whenKept(page);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('hizli-siparis');
  await expect(code(cold, 1)).toHaveValue('KL-KA-6-UT');
  await expect(offline(cold)).toBeVisible();
  // Which says all that there is to say.
  await expect(cold.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(cold.getByText('Oturum durumunuz doğrulanamadı.')).toBeHidden();
  await code(cold, 2).fill('8690117997298');
  await code(cold, 2).press('Enter');
  await expect(cold.getByRole('table').getByText('Aranıyor')).toHaveCount(2);

  await context.setOffline(false);
  await expect(offline(cold)).toHaveCount(0);
  await expect(cold.getByRole('table').getByText('Aranıyor')).toHaveCount(0);
  await expect(code(cold, 2)).toHaveValue('8690117997298');
  await expect(cold.getByRole('button', { name: /^Sepete Ekle \(\d\)$/ })).toBeVisible();
  const basket = (await (await cold.request.get('/basket/')).json()) as { products: unknown[] | null };
  expect(basket.products ?? []).toEqual([]);
  // Nothing that the backend has answered was kept.
  const kept = await cold.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => path !== '/spa/' && !path.startsWith('/spa/assets/'))).toEqual([]);
});

test.describe('a phone', () => {
  test.use({
    viewport: { width: 375, height: 700 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });

  test("WARE-04 'Çevrimdışı' is said of a network that leads nowhere, stays in sight, and goes with the first answer, with which codes are looked up again", async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('hizli-siparis');
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    const rows = (state: string) => page.getByRole('table').getByText(state, { exact: true });
    const enter = async (row: number, text: string) => {
      await code(page, row).fill(text);
      await code(page, row).press('Enter');
    };
    // An answer that is an error is one.
    await page.route(/^https?:[/]{2}[^/]+[/](?!spa[/])/, (route) => route.fulfill({ status: 500, body: '' }));
    await enter(1, 'KL-KA-6-UT');
    await expect(rows('Aranamadı')).toHaveCount(1);
    await expect(offline(page)).toHaveCount(0);

    await page.route(/./, (route) => route.abort('connectionfailed'));
    await enter(2, 'TK-320');
    await expect(offline(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 400));
    // The header stays below it.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const strip = [...document.querySelectorAll('[role="status"]')].find(
            ({ textContent }) => textContent === 'Çevrimdışı',
          );
          const header = document.querySelector('header');
          return [
            strip?.getBoundingClientRect().top,
            Math.round(
              (header?.getBoundingClientRect().top ?? 0) - (strip?.getBoundingClientRect().bottom ?? 0),
            ),
          ];
        }),
      )
      .toEqual([0, 0]);
    await page.unrouteAll();
    await expect(offline(page)).toHaveCount(0);
    // What could not be looked up is looked up now, whatever the reason was.
    await expect(rows('Hazır')).toHaveCount(1);
    await expect(rows('Bulunamadı')).toHaveCount(1);

    // What says it cannot be had, as the network went before it had come: it comes with the network.
    // Nor can the server be looked for: a page that finds it loads anew for a file that is gone.
    await page.route(/keepShop|[/]spa[/]$/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('keepShop'));
    await page.goto('brand/all');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await refused;
    // The page itself has heard of it once it hears that another, asked for after it, was refused.
    await page.evaluate("import('/spa/assets/keepShop-another.js').catch(() => {})");
    await context.setOffline(true);
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    await expect(offline(page)).toHaveCount(0);
  });
});

test('WARE-05 a new version waits until somebody takes it, and a deploy takes the worker away', async ({
  page,
  shop,
}) => {
  const { origin, deploy, switchOff, close } = await deployTwice(shop.origin);
  const build = () => page.locator('script[type="module"][src]').getAttribute('src');
  await page.goto(`${origin}/spa/brand/all`);
  await whenKept(page);
  const first = await build();
  deploy();
  await lookForNew(page);
  const notice = page.getByRole('status').filter({ hasText: 'Yeni sürüm hazır' });
  await expect(notice).toBeVisible();
  expect(await build()).toBe(first);
  await notice.getByRole('button', { name: 'Yenile' }).click();
  await expect.poll(build).not.toBe(first);
  // This page is of it, so there is nothing to tell.
  await whenKept(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);

  switchOff();
  await lookForNew(page);
  const left = () =>
    page.evaluate(
      async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length,
    );
  await expect.poll(left).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await close();
});
