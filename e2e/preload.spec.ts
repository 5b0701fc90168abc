import type { Page } from '@playwright/test';
import { answerCalls } from './answerCalls.ts';
import { callRange } from './days.ts';
import { expect, test } from './fixtures.ts';
import { quantities, signIn } from './shop.ts';

/** Addresses of the backend as they were asked for, without pictures and fonts, in their order. */
async function callsOf(page: Page, address: string): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The page before may still be asking.
    if (request.isNavigationRequest()) calls.length = 0;
    else if (!pathname.startsWith('/spa/') && request.resourceType() !== 'image')
      calls.push(pathname + search);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  page.removeAllListeners('request');
  return calls;
}

/** What the page asked for by itself, before any script of the application. */
const startedPreloads = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].map(({ href }) => {
      const { pathname, search } = new URL(href);
      return pathname + search;
    }),
  );

const productLinks = (page: Page) => page.getByRole('table', { name: 'Ürünler' }).getByRole('link');

/** What the header of the shop asks for, on every page. */
const shell = ['/categorymenu/get', '/menu/?id=menu.header', '/application/getBasketProductCount'];

test.describe('the first calls of an address', () => {
  const addresses: [address: string, first?: string][] = [
    ['', '/promotion/GetPromotion?type=10&viewType=10'],
    ['productAll', '/product/all/?page=1&d=desc&f=id'],
    ['productAll?page=2&sort=asc&field=ad&instock=true', '/product/all/?page=2&d=asc&f=ad&instock=true'],
    ['catalog/1', '/catalog/1?page=1&d=desc&f=id'],
    ['brand/101/0', '/brand/101/0?page=1&d=desc&f=id'],
    ['search?q=ak%C3%BCl%C3%BC+matkap', '/search/?q=ak%C3%BCl%C3%BC%20matkap&page=1&d=desc&f=id'],
    ['brand/all/', '/brand/all'],
    ['page/hakkimizda', '/page/hakkimizda'],
    ['basket/', '/basket/'],
    ['checkout/1', '/basket/checkout/1'],
    ['info/me', '/info/me'],
    [
      'report/hesapekstresi?begin=2026-01-01&end=2026-02-28',
      '/report/hesapekstresi?begin=2026.01.01&end=2026.02.28',
    ],
    // Days that are none, or stand in the wrong order, count as not said: then those of before.
    [
      'report/hesapekstresi/?begin=2026-02-28&end=2026-01-01',
      '/report/hesapekstresi?begin=2026.01.01&end=2026.02.28',
    ],
    ['report/genelhareket', `/report/genelhareket?${callRange(1)}`],
    ['report/siparislistesi', `/report/siparislistesi?${callRange(1)}`],
    ['report/faturalistesi', `/report/faturalistesi?${callRange(1)}`],
    // What it asks for, it asks for when a card is being typed.
    ['payment/'],
  ];

  test('are under way before the application is there, and are the very ones it needs', async ({ page }) => {
    await signIn(page);
    await page.goto('page/hakkimizda');
    // What is asked for early is what the last visit has left on this device.
    await page.waitForFunction(() => localStorage.getItem('vitrin-visit') !== null);
    const list = (await (await page.request.get('/product/all/')).json()) as { stoks: { id: number }[] };
    const product = `product/${list.stoks[0]?.id}`;
    for (const [address, first] of [[product, `/${product}`] as const, ...addresses]) {
      const calls = await callsOf(page, address);
      const started = await startedPreloads(page);
      const screen = first === undefined ? [] : [first];
      expect(started, address).toEqual(['/application', '/login/CheckLogin', ...screen, ...shell]);
      // Asked once each: what was fetched ahead is what the application then takes.
      for (const call of started)
        expect(
          calls.filter((one) => one === call),
          `${address}: ${call}`,
        ).toHaveLength(1);
    }
  });

  test('come with the files of the screen', async ({ page }) => {
    // The application does not arrive: what is asked for, the page itself asks for.
    await page.route(/\/assets\/index-[^/]+\.js$/, () => undefined);
    await page.goto('productAll', { waitUntil: 'commit' });
    await expect(page.locator('link[rel=modulepreload][href*="/ListRoute-"]')).toHaveCount(1);
    await expect(page.locator('link[rel=preload][as=style][href*="/ListRoute-"]')).toHaveCount(1);
  });

  test('come together where a link leads to the screen', async ({ page }) => {
    // The screen itself does not arrive, and could not name them.
    await page.route('**/assets/ListRoute-*.js', () => undefined);
    await page.goto('');
    await page.getByRole('link', { name: 'Tüm Ürünler' }).first().hover();
    await expect(page.locator('link[rel=preload][as=style][href*="/ListRoute-"]')).toHaveCount(1);
  });

  test('of the login are its file', async ({ page }) => {
    await page.route(/\/assets\/index-[^/]+\.js$/, () => undefined);
    await page.goto('login', { waitUntil: 'commit' });
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(1);
    await expect(page.locator('link[rel=modulepreload][href*="/Login-"]')).toHaveCount(1);
    // The page itself asks for the shop's settings, by which it is painted.
    expect(await startedPreloads(page)).toEqual(['/application']);
  });

  test('of what stands below the showcase do not wait for its code', async ({ page }) => {
    await page.route('**/assets/LowerBlocks-*.js', () => undefined);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).search));
    await page.goto('', { waitUntil: 'commit' });
    await expect
      .poll(() => asked.filter((search) => search.startsWith('?key=home.')).toSorted())
      .toEqual([1, 2, 3, 4].map((level) => `?key=home.produtcs.level${level}&itemCount=0`));
    await expect.poll(() => asked).toContain('?type=50&viewType=10');
  });

  test('of a member are not asked for a guest', async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('main')).not.toBeEmpty();
    const unauthorised: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) unauthorised.push(response.url());
    });
    await page.goto('basket/');
    await expect(page).toHaveURL(/\/spa\/login\?from=/);
    expect(unauthorised).toEqual([]);
  });
});

/** Keeps in `window.waited` whether anything in the screen ever stood for what was on its way. */
const watchWaiting = () => {
  Object.assign(window, { waited: false });
  new MutationObserver(() => {
    if (document.querySelector('main [aria-busy="true"]')) Object.assign(window, { waited: true });
  }).observe(document, { childList: true, subtree: true, attributes: true });
};
const hasWaited = (page: Page) => page.evaluate(() => Reflect.get(window, 'waited') as boolean);

test.describe('the first picture of a list', () => {
  for (const view of ['list', 'card']) {
    test(`is the list itself where its answers are on their way: ${view}`, async ({ page }) => {
      await signIn(page);
      await page.goto('page/hakkimizda');
      await page.waitForFunction(() => localStorage.getItem('vitrin-visit') !== null);
      await page.addInitScript(watchWaiting);
      await page.addInitScript((chosen) => {
        localStorage.setItem('catalog-grid-view', chosen);
        // However slow this machine is: the patience of the page does not end.
        const start = window.setTimeout.bind(window);
        const patient = (...[act, time]: Parameters<typeof start>) => (time === 200 ? 0 : start(act, time));
        Object.assign(window, { setTimeout: patient });
      }, view);
      await page.goto('productAll');
      await expect(page.getByRole('main').getByRole('link', { name: /\w/ }).nth(8)).toBeVisible();
      expect(await hasWaited(page)).toBe(false);
    });
  }

  test('is its place where an answer does not come', async ({ page }) => {
    await signIn(page);
    await page.addInitScript(watchWaiting);
    await page.route('**/product/all/**', () => undefined);
    await page.goto('productAll', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tüm Ürünler');
    expect(await hasWaited(page)).toBe(true);
  });
});

test.describe('the product on whose link one rests', () => {
  const ways: [by: string, restOn: (page: Page) => Promise<void>][] = [
    ['the pointer', (page) => productLinks(page).nth(2).hover()],
    [
      'the keyboard',
      async (page) => {
        await quantities(page).nth(1).focus();
        await page.keyboard.press('Shift+Tab');
      },
    ],
  ];
  for (const [by, restOn] of ways) {
    test(`is there before it is followed: ${by}`, async ({ page }) => {
      await signIn(page);
      await page.goto('productAll');
      await expect(productLinks(page).nth(2)).toBeVisible();
      const asked = page.waitForResponse(/\/product\/\d+$/);
      await restOn(page);
      const answer = await asked;
      await answer.finished();
      const id = new URL(answer.url()).pathname.split('/').pop() ?? '';
      // Nothing answers any more: what is shown comes from what is there.
      await page.route(/\/product\/\d+$/, () => undefined);
      await page.locator(`main a[href$="/product/${id}"]`).first().press('Enter');
      await expect(page).toHaveURL(new RegExp(`/product/${id}$`));
      await expect(page.getByRole('button', { name: 'Sepete Ekle', exact: true })).toBeVisible();
    });
  }
});

test('back from a product is the list, at once and where it was left', async ({ page }) => {
  await signIn(page);
  await page.goto('productAll');
  await expect(quantities(page).first()).toBeVisible();
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 400));
  const left = await place();
  expect(left).toBeGreaterThan(0);
  await productLinks(page).nth(14).click();
  await expect(page).toHaveURL(/\/product\//);
  // The address changes before the screen does, and the list has a heading of its own.
  await expect(page.getByRole('table', { name: 'Ürünler' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nothing answers any more: what is shown comes from what is there.
  await page.route('**/product/all/**', () => undefined);
  await page.goBack();
  await expect(quantities(page).first()).toBeVisible();
  await expect.poll(place).toBe(left);
});

const rowInSight = (page: Page) =>
  page.evaluate(() => {
    const row = document.elementFromPoint(300, window.innerHeight / 2)?.closest('[role=row]');
    return row?.querySelector('a')?.getAttribute('href') ?? '';
  });
const rowOf = (page: Page, href: string) =>
  page.getByRole('table', { name: 'Ürünler' }).locator(`a[href="${href}"]`);
const topOf = async (page: Page, href: string) =>
  rowOf(page, href).evaluate((link) => Math.round(link.getBoundingClientRect().top));

/** Until what is in the middle of the window has been there for ten frames. */
const untilItStands = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let before: number | undefined;
        let calm = 0;
        requestAnimationFrame(function look() {
          const row = document.elementFromPoint(300, window.innerHeight / 2)?.closest('[role=row]');
          const top = row?.getBoundingClientRect().top;
          calm = row && top === before ? calm + 1 : 0;
          before = top;
          if (calm === 10) done();
          else requestAnimationFrame(look);
        });
      }),
  );

/** Answers with the first 120 products, as a shop does that has long pages. */
async function lengthenList(page: Page): Promise<void> {
  const pages = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const answer = await page.request.get(`/product/all/?page=${index + 1}&d=desc&f=id`);
      return (await answer.json()) as { stoks: object[] };
    }),
  );
  const stoks = pages.flatMap((one) => one.stoks);
  expect(stoks.length).toBeGreaterThanOrEqual(120);
  const pagerInfo = { totalRecords: stoks.length, pageNo: 1, pageSize: stoks.length };
  const long = JSON.stringify({ ...pages[0], stoks, pagerInfo });
  await answerCalls(page, ['*/product/all/*'], () => long);
}

test.describe('back in a list of many rows, of which few have been laid out', () => {
  // Each width and each way once: one mechanism keeps the place, whatever led away.
  const leavings: [
    width: number,
    height: number,
    way: string,
    leave: (page: Page, href: string) => Promise<void>,
  ][] = [
    [375, 667, 'a product, by mouse', (page, href) => rowOf(page, href).click()],
    [1440, 900, 'a product, by keyboard', (page, href) => rowOf(page, href).press('Enter')],
    [
      768,
      1024,
      'a product that was gone to again by Forward',
      async (page, href) => {
        await rowOf(page, href).click();
        await expect(page.getByRole('table', { name: 'Ürünler' })).toBeHidden();
        await page.goBack();
        await untilItStands(page);
        await page.goForward();
      },
    ],
  ];
  for (const [width, height, way, leave] of leavings)
    test(`at ${width}, from ${way}: what was seen is seen again`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signIn(page);
      await lengthenList(page);
      await page.goto('productAll');
      await expect(quantities(page).first()).toBeVisible();
      // As a hand does it: everything on the way is laid out.
      await page.mouse.move(width / 2, height / 2);
      for (let turn = 0; turn < 6; turn += 1) {
        const before = await rowInSight(page);
        await page.mouse.wheel(0, height * 0.9);
        await expect.poll(() => rowInSight(page)).not.toBe(before);
      }
      await untilItStands(page);
      const href = await rowInSight(page);
      expect(href).toMatch(/\/product\//);
      // What gets the focus comes out from under the bars, to where it was left.
      if (way.endsWith('keyboard')) await rowOf(page, href).focus();
      const top = await topOf(page, href);
      await leave(page, href);
      await expect(page.getByRole('table', { name: 'Ürünler' })).toBeHidden();
      await page.goBack();
      await expect(rowOf(page, href)).toBeInViewport();
      // To the pixel: what is scrolled stands on whole ones, what is laid out need not.
      await expect.poll(async () => Math.abs((await topOf(page, href)) - top)).toBeLessThanOrEqual(1);
    });
});
