import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepWarm } from './warmContext.ts';

/** How many of each thing a page finds that a page before it may have left. */
const readLeft = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    addresses: history.length,
    script: Reflect.get(window, 'ofTheFirst') as unknown,
    answer: (await (await fetch('/healthz')).text()).trim(),
  }));

test('a journey finds nothing of the one before it, nor anything of one that failed or changed the whole browser', async ({
  openContext,
  shop,
}) => {
  const warm = keepWarm(shop.origin, openContext);
  const open = async () => {
    const context = await warm.take('the same');
    const page = await context.newPage();
    // A page without the application, which keeps things of its own.
    await page.goto('/healthz');
    return { context, page };
  };
  const first = await open();
  const found = await readLeft(first.page);
  expect(found).toMatchObject({ cookies: '', local: 0, session: 0, databases: 0, caches: 0, answer: 'ok' });

  await first.page.evaluate(async () => {
    document.cookie = 'left=1';
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    await caches.open('left');
    await new Promise((resolve) => indexedDB.open('left').addEventListener('success', resolve));
  });
  await first.page.addInitScript(() => Reflect.set(window, 'ofTheFirst', true));
  await first.page.route('/healthz', (route) => route.fulfill({ body: 'not ok' }));
  await first.page.reload();
  expect(await readLeft(first.page)).not.toEqual(found);
  await warm.giveBack(true);
  expect(first.page.isClosed()).toBe(true);

  const second = await open();
  expect(second.context).toBe(first.context);
  expect(await readLeft(second.page)).toEqual(found);
  await second.page.clock.install();
  await warm.giveBack(true);

  const third = await open();
  expect(third.context).not.toBe(second.context);
  await warm.giveBack(false);
  const fourth = await open();
  expect(fourth.context).not.toBe(third.context);
  await warm.close();
});
