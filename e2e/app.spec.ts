import type { Page } from '@playwright/test';
import { routeNames, routes } from '@vitrin/ui/routes';
import { addressesOf } from './everyAddress.ts';
import { expect, test } from './fixtures.ts';
import { fillLogin, quantities, signIn } from './shop.ts';

/** Sent by the page itself, without pictures. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'image' && !pathname.startsWith('/favicon/')) sent.push(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return sent;
}

const closedAddresses = routeNames.filter((name) => routes[name].enter === 'members').flatMap(addressesOf);

test.describe('addresses', () => {
  test('APP-06 APP-11 screens of the account send a guest, and whose session has ended, to the login, and back afterwards', async ({
    page,
  }) => {
    // The table of routes says who may enter; these are the ways a screen takes from there: one that asks nothing, one that works
    // without the shop, and those that stand at an address of an order.
    const closed = ['liste', 'hizli-siparis', 'checkout/1', 'checkout/success/1', 'basket/'] as const;
    for (const address of closed) {
      expect(closedAddresses).toContain(address);
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`/spa/login\\?from=${encodeURIComponent(`/spa/${address}`)}`));
    }
    // The last of them leads there and back.
    await fillLogin(page);
    await expect(page).toHaveURL(/\/spa\/basket\/$/);
    await page.context().clearCookies();
    await page.goto('basket/');
    await expect(page).toHaveURL(/\/spa\/login\?from=/);
  });

  test('APP-08 an unknown address says so inside the shop', async ({ page }) => {
    await page.goto('no/such/place');
    await expect(page.getByRole('heading', { name: 'Sayfa Bulunamadı' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('an asset that is not there is not a page', async ({ request }) => {
    expect((await request.get('assets/gone-abc123.js')).status()).toBe(404);
  });
});

/** Notes in the page, as `timers`, how long each timer is that begins from now on, in ms. */
const noteTimers = (page: Page) =>
  page.evaluate(() => {
    const timers: unknown[] = [];
    Reflect.set(window, 'timers', timers);
    const begin = window.setTimeout.bind(window) as (...timer: unknown[]) => number;
    Reflect.set(window, 'setTimeout', (...timer: unknown[]) => {
      timers.push(timer[1]);
      return begin(...timer);
    });
  });

test('APP-07 navigation begins at the top; a search waits 1200 ms', async ({ page }) => {
  await signIn(page);
  await page.goto('productAll');
  await expect(quantities(page).first()).toBeVisible();
  const down = () => page.evaluate(() => window.scrollTo(0, 240));
  const place = () => page.evaluate(() => window.scrollY);

  await down();
  await page.getByRole('navigation', { name: 'Sayfalama' }).getByText('Sonraki').click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(place).toBe(0);

  await page.goto('search?q=a');
  await expect(quantities(page).first()).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await noteTimers(page);
  await down();
  const pages = page.getByRole('navigation', { name: 'Sayfalama' });
  const first = pages.getByText('Sayfa 1', { exact: true });
  await expect(first).toBeVisible();
  await pages.getByText('Sonraki').click();
  await expect(first).toBeHidden();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'timers') as number[])).toContain(1200);
  await page.clock.runFor(1100);
  expect(await place()).toBeGreaterThan(0);
  await page.clock.runFor(200);
  expect(await place()).toBe(0);
});

test('LIST-07 a page of a list can be opened beside it; at 1440, 768 and 375 the keyboard goes from page to page, each seen from its top', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('productAll?instock=true');
  await expect(quantities(page).first()).toBeVisible();
  const next = page.getByRole('navigation', { name: 'Sayfalama' }).getByRole('link', { name: 'Sonraki' });
  const opened = context.waitForEvent('page');
  await next.click({ modifiers: ['ControlOrMeta'] });
  const beside = await opened;
  await expect(beside).toHaveURL(/instock=true&page=2/);
  await expect(beside.getByRole('navigation', { name: 'Sayfalama' }).getByText('Sayfa 2')).toBeVisible();
  await beside.close();
  await expect(page).toHaveURL(/productAll\?instock=true$/);

  for (const [width, numbers] of [
    [1440, [2, 3]],
    [768, [4]],
    [375, [5]],
  ] as const) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
    await next.focus();
    for (const number of numbers) {
      // Where one has come from: what has not moved yet would be at its top.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => page.evaluate(() => window.scrollY), String(width)).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`page=${number}`));
      await expect(quantities(page).first()).toBeAttached();
      await expect(next, String(width)).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY), String(width)).toBe(0);
    }
  }
});

test('LIST-02 the keyboard walks through the brands, goes to one, and goes on from there', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('productAll');
  const brands = page.getByLabel('Markalar');
  await brands.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  const brand = (await brands.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)) ?? '';
  await expect(page).toHaveURL(/\/productAll$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brand\/\d+\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(brand);
  await expect(quantities(page).first()).toBeVisible();
  await expect(brands).toBeFocused();
});

test.describe('a cold load', () => {
  test.use({ isWarm: false });

  test('of the login asks for at most 6 things before one can type', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_records, watch) => {
        if (!document.querySelector('input')) return;
        performance.mark('ready');
        watch.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('login', { waitUntil: 'networkidle' });
    const sent = await page.evaluate(() => {
      const [ready] = performance.getEntriesByName('ready');
      if (!ready) throw new Error('the login has no field');
      const before = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < ready.startTime)
        .map(({ name }) => new URL(name).pathname);
      return [location.pathname, ...before];
    });
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(6);
    // Nothing of the shop comes along: what every opening loads and the login itself, and one style sheet.
    expect(sent.filter((path) => /\.(js|css)$/.test(path))).toHaveLength(3);
  });

  test('of a list asks for at most 22 things besides its pictures, two of them for the footer', async ({
    page,
  }) => {
    await signIn(page);
    const fresh = await page.context().newPage();
    const sent = await requestsOf(fresh, 'productAll');
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(22);
  });
});
