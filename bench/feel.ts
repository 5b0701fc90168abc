import type { Page } from 'playwright';
import { openSlowPage, untilQuiet } from './browser.ts';
import { medians, short } from './numbers.ts';
import { markdownTable, type Part, type Verdict } from './Report.ts';
import { inSituation } from './situations.ts';
import { openWorld, type World } from './world.ts';

/** Milliseconds from `act` in the page until the frame in which `selector` is shown (or gone) is done. */
const untilShown = (page: Page, act: 'click' | 'input' | 'back', target: string, selector: string) =>
  page.evaluate(
    ([how, from, to]) =>
      new Promise<number>((resolve) => {
        let began = performance.now();
        const look = () => {
          if (document.querySelector(to)?.checkVisibility() === true) {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - began), { once: true });
            port1.start();
            port2.postMessage(0);
          } else requestAnimationFrame(look);
        };
        const element = document.querySelector<HTMLElement>(from);
        if (how === 'back') {
          history.back();
          requestAnimationFrame(look);
        } else if (how === 'click') {
          element?.click();
          requestAnimationFrame(look);
        } else {
          element?.addEventListener(
            'input',
            () => {
              began = performance.now();
              requestAnimationFrame(look);
            },
            { once: true },
          );
        }
      }),
    [act, target, selector] as const,
  );

async function measureTheme(world: World): Promise<Record<'renders' | 'frames' | 'frame', number>> {
  const slow = await openSlowPage(world.browser, { visitor: inSituation(world.dealer, 'list500') });
  try {
    const { page } = slow;
    await page.goto(`${world.front.origin}/spa/productAll`);
    await page.locator('main input[data-quantity]').first().waitFor();
    await untilQuiet(page);
    return await page.evaluate(async () => {
      const root = document.getElementById('root');
      const link = document.querySelector('main a');
      if (!root || !link) throw new Error('There is no page.');
      let renders = 0;
      const watch = new MutationObserver((records) => (renders += records.length));
      watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      const { style } = document.documentElement;
      const probe = getComputedStyle(document.documentElement);
      const began = performance.now();
      style.setProperty('--vitrin-color-brand', 'rgb(1, 120, 30)');
      style.setProperty('--vitrin-color-text', 'rgb(20, 20, 60)');
      style.setProperty('--vitrin-color-border', 'rgb(120, 120, 200)');
      const frame = await new Promise<number>((done) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => done(performance.now() - began), { once: true });
          port1.start();
          port2.postMessage(0);
        });
      });
      const isPainted = probe.getPropertyValue('--vitrin-color-brand').includes('120');
      await new Promise((done) => {
        setTimeout(done, 300);
      });
      watch.disconnect();
      return { renders, frames: isPainted ? 1 : Infinity, frame };
    });
  } finally {
    await slow.close();
  }
}

/** From the key in the search box to the painted suggestions; the wait for more keys is in it. */
async function measureSuggestions(world: World): Promise<Record<'suggestions', number>> {
  const slow = await openSlowPage(world.browser, { visitor: world.dealer });
  try {
    const { page } = slow;
    await page.goto(`${world.front.origin}/spa/productAll`);
    await untilQuiet(page);
    await page
      .getByRole('searchbox', { name: 'Ürün ara' })
      .or(page.getByRole('button', { name: 'Ürün ara' }))
      .first()
      .click();
    const box = page.getByRole('dialog').getByRole('combobox', { name: 'Ürün ara' });
    await box.waitFor();
    await box.pressSequentially('ma');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await box.fill('');
    await page.waitForTimeout(500);
    await box.pressSequentially('k');
    const shown = untilShown(page, 'input', '[role=dialog] input', '[role=dialog] [role=option]');
    await box.pressSequentially('a');
    return { suggestions: await shown };
  } finally {
    await slow.close();
  }
}

/** From a list to a product and back, as a mouse goes: it is over the link for a moment before it clicks. */
async function measureRoutes(world: World): Promise<Record<'forward' | 'back' | 'place', number>> {
  const slow = await openSlowPage(world.browser, { visitor: inSituation(world.dealer, 'list100') });
  try {
    const { page } = slow;
    await page.goto(`${world.front.origin}/spa/productAll`);
    await page.locator('main input[data-quantity]').first().waitFor();
    await untilQuiet(page);
    await page.evaluate(() => window.scrollTo(0, 1200));
    const link = page.locator('main [role=row] a[href*="/product/"]').nth(30);
    await link.hover();
    await page.waitForTimeout(400);
    const before = await page.evaluate(() => window.scrollY);
    const name = await link.getAttribute('href');
    const forward = await untilShown(page, 'click', `main a[href="${name ?? ''}"]`, 'main form input');
    await untilQuiet(page, 200);
    const back = await untilShown(page, 'back', 'body', '[role=table][aria-label="Ürünler"]');
    await page.waitForTimeout(300);
    return { forward, back, place: Math.abs((await page.evaluate(() => window.scrollY)) - before) };
  } finally {
    await slow.close();
  }
}

/** Frames the main thread missed while 500 rows were scrolled through by the wheel. */
async function measureScrolling(world: World): Promise<Record<'dropped' | 'longest', number>> {
  const slow = await openSlowPage(world.browser, { visitor: inSituation(world.dealer, 'list500') });
  try {
    const { page, cdp } = slow;
    await page.goto(`${world.front.origin}/spa/productAll`);
    await page.locator('main input[data-quantity]').first().waitFor();
    await untilQuiet(page);
    await page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(window, { frames });
      const next = (now: number) => {
        frames.push(now);
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 600,
      y: 500,
      yDistance: -6000,
      speed: 3000,
      gestureSourceType: 'mouse',
    });
    const frames = await page.evaluate(() => Reflect.get(window, 'frames') as unknown as number[]);
    const gaps = frames.slice(1).map((now, index) => now - (frames[index] ?? now));
    return {
      // A frame is 16.7 ms: what is missing between two of them was dropped.
      dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / 16.7) - 1), 0),
      longest: Math.max(...gaps),
    };
  } finally {
    await slow.close();
  }
}

const words: Readonly<Record<string, string>> = {
  renders: 'theme change: changes React made to the page',
  frames: 'theme change: frames until it is painted',
  frame: 'theme change: ms until that frame is done, 500 rows',
  suggestions: 'search: ms from the key to painted suggestions, the 250 ms wait for more keys in it',
  forward: 'list to product: ms to the product, warmed by the pointer',
  back: 'back to the list: ms to its rows',
  place: 'back to the list: px away from where it was left',
  dropped: 'scrolling 500 rows: frames dropped',
  longest: 'scrolling 500 rows: longest frame, ms',
};

/** What a hand notices, at a quarter of the processor. */
export const measureFeel: Part = async ({ runs }) => {
  const world = await openWorld();
  const found: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    found.push({
      ...(await measureTheme(world)),
      ...(await measureSuggestions(world)),
      ...(await measureRoutes(world)),
      ...(await measureScrolling(world)),
    });
  }
  const numbers = medians(found);
  const value = (name: string) => numbers[name] ?? NaN;
  const verdicts: Verdict[] = [
    { what: 'theme change: React renders', measured: value('renders'), budget: 0, unit: '' },
    { what: 'theme change: frames', measured: value('frames'), budget: 1, unit: '' },
    { what: 'back: px away from the place left', measured: value('place'), budget: 1, unit: 'px' },
    { what: 'scrolling 500 rows: frames dropped', measured: value('dropped'), budget: 0, unit: '' },
  ];
  return {
    lines: [
      '',
      '**In use, a quarter of the processor**',
      '',
      ...markdownTable(
        ['', ''],
        Object.entries(numbers).map(([name, one]) => [words[name] ?? name, short(one)]),
      ),
    ],
    verdicts,
    numbers,
  };
};
