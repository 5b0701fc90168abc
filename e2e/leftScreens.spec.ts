import type { Page } from '@playwright/test';
import { isWhole } from '../checks/seededPart.ts';
import { expect, test } from './fixtures.ts';
import { goToScreen } from './goWithin.ts';
import { signIn } from './shop.ts';

// What a page keeps is counted in a process of its own.
test.use({ isWarm: false });

const screens = [
  ['/spa/', 'Vitrin Toptan'],
  ['/spa/productAll', 'Tüm Ürünler'],
  ['/spa/search?q=matkap', 'matkap'],
  ['/spa/brand/all/', 'Markalar'],
  ['/spa/basket/', 'Sepetiniz'],
] as const;

/** Goes from screen to screen, so many times; what is given is done with each. */
async function wander(page: Page, times: number, look?: () => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const [address, title] = screens[i % screens.length] ?? screens[0];
    await goToScreen(page, address, title);
    await look?.();
  }
}

test('a screen that was left is kept by nothing', async ({ page }) => {
  await signIn(page);
  await page.goto('basket/');
  await page.evaluate(() => Object.assign(window, { headings: [] }));
  // Whoever keeps one element of a tree keeps all of it.
  await wander(page, 20, () =>
    page.evaluate(() => {
      const heading = document.querySelector('main h1');
      if (heading) (Reflect.get(window, 'headings') as WeakRef<Element>[]).push(new WeakRef(heading));
    }),
  );
  await (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage');
  const [seen, kept] = await page.evaluate(() => {
    const headings = Reflect.get(window, 'headings') as WeakRef<Element>[];
    return [headings.length, headings.filter((one) => one.deref()?.isConnected === false).length];
  });
  expect(seen).toBe(20);
  // React lets go of the last one with its next work.
  expect(kept).toBeLessThanOrEqual(1);
});

/** What else a leak would keep, of strings and listeners, shows after many changes. */
if (isWhole)
  test('500 changes of the address leave no more memory behind than 100', async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page);
    await page.goto('basket/');
    const session = await page.context().newCDPSession(page);
    const measure = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      return { heap: usedSize, nodes, listeners: jsEventListeners };
    };
    await wander(page, 100);
    const early = await measure();
    await wander(page, 400);
    const late = await measure();
    console.log(`after 100: ${JSON.stringify(early)}, after 500: ${JSON.stringify(late)}`);
    expect((late.heap - early.heap) / 400, 'bytes for a change').toBeLessThan(6000);
    expect((late.nodes - early.nodes) / 400, 'nodes for a change').toBeLessThan(3);
    expect((late.listeners - early.listeners) / 400, 'listeners for a change').toBeLessThan(0.3);
  });
