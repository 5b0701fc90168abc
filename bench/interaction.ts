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

/** What is read of React's own tree, as its developer tools do. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Runs in the page before React does: counts the components that render inside the shop's header, page and footer. */
function countRenders(): void {
  const seen = { renders: 0 };
  const countFrom = (first: Fiber | null, isInShop: boolean): number => {
    let count = 0;
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const { stateNode, tag, flags, child, alternate } = fiber;
      const isShop =
        isInShop || (stateNode instanceof HTMLElement && /^(?:HEADER|MAIN|FOOTER)$/.test(stateNode.tagName));
      // Function components, forwarded references and memos; 1 is the flag of one whose function has run.
      if (isShop && [0, 11, 14, 15].includes(tag) && (flags & 1) === 1) count += 1;
      // The same child as before: nothing below has rendered.
      if (child !== alternate?.child) count += countFrom(child, isShop);
    }
    return count;
  };
  Object.assign(window, {
    shopRenders: seen,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) =>
        (seen.renders += countFrom(current.child, false)),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}

/** An administrator changes a colour in the editor, above a list of 500 rows. */
async function measureTheme(world: World): Promise<Record<'renders' | 'frames' | 'frame', number>> {
  const slow = await openSlowPage(world.browser, { visitor: inSituation(world.admin, 'list500') });
  try {
    const { page } = slow;
    await page.addInitScript(countRenders);
    await page.goto(`${world.front.origin}/spa/productAll`);
    await page.locator('main input[data-quantity]').first().waitFor();
    const before = await page.evaluate(() => {
      const { renders } = Reflect.get(window, 'shopRenders') as { renders: number };
      return renders;
    });
    if (before < 500)
      throw new Error(`The shop has rendered ${String(before)} components: they are not counted.`);
    await page.getByRole('button', { name: 'Tema Düzenle' }).click();
    const editor = page.getByRole('dialog', { name: 'Tema Düzenle' });
    await editor.getByText('Düğmeler', { exact: true }).click();
    const field = editor.getByRole('textbox', { name: 'Zemin rengi' }).first();
    await field.waitFor();
    await untilQuiet(page);
    const painted = page.evaluate(
      () =>
        new Promise<{ renders: number; frames: number; frame: number }>((resolve) => {
          const seen = Reflect.get(window, 'shopRenders') as { renders: number };
          const button = document.querySelector('header .elements-button');
          if (!button) throw new Error('There is no button.');
          const watch = () => {
            const began = performance.now();
            seen.renders = 0;
            let frames = 0;
            const look = () => {
              frames += 1;
              const isPainted = getComputedStyle(button).backgroundColor === 'rgb(180, 35, 42)';
              if (!isPainted) return void requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => {
                const frame = performance.now() - began;
                // What the change would render later belongs to it, too.
                setTimeout(() => resolve({ renders: seen.renders, frames, frame }), 500);
              });
              port1.start();
              port2.postMessage(0);
            };
            requestAnimationFrame(look);
          };
          document.addEventListener('input', watch, { capture: true, once: true });
        }),
    );
    await field.fill('#b4232a');
    return await painted;
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
    const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    const name = await link.getAttribute('href');
    const forward = await untilShown(page, 'click', `main a[href="${name ?? ''}"]`, 'main form input');
    await untilQuiet(page, 200);
    const back = await untilShown(page, 'back', 'body', '[role=table][aria-label="Ürünler"]');
    await page.waitForTimeout(300);
    return { forward, back, place: Math.abs((await top()) - before) };
  } finally {
    await slow.close();
  }
}

interface PipelineReport {
  readonly name: string;
  readonly ph: string;
  readonly args?: {
    readonly frame_reporter?: {
      readonly state: string;
      readonly scroll_state: string;
      readonly affects_smoothness: boolean;
      readonly has_missing_content: boolean;
      readonly checkerboarded_needs_raster: boolean;
      readonly checkerboarded_needs_record: boolean;
    };
  };
}

/**
 * Scrolls through 500 rows by the wheel. What a hand sees are the frames that are presented: another thread scrolls, and a
 * frame counts as dropped as the browser itself counts it (Chromium's PipelineReporter, https://web.dev/articles/smoothness:
 * what was due for the scroll and was not presented), or where it showed an empty place. `late` are those of the main thread
 * that came after their time, so that what changes with the rows was a frame older.
 */
async function measureScrolling(world: World): Promise<Record<'dropped' | 'empty' | 'late', number>> {
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
    const clock = () => page.evaluate(() => performance.now());
    await world.browser.startTracing(page, { categories: ['cc', 'benchmark'] });
    const began = await clock();
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 600,
      y: 500,
      yDistance: -6000,
      speed: 3000,
      gestureSourceType: 'mouse',
    });
    const ended = await clock();
    const trace = JSON.parse((await world.browser.stopTracing()).toString('utf8')) as {
      traceEvents: readonly PipelineReport[];
    };
    const reports = trace.traceEvents.flatMap(({ name, ph, args }) =>
      name === 'PipelineReporter' && ph === 'b' && args?.frame_reporter ? [args.frame_reporter] : [],
    );
    const scrolled = reports.filter(({ scroll_state }) => scroll_state !== 'SCROLL_NONE');
    // At 60 a second, two seconds are 120 frames.
    if (scrolled.length < 100)
      throw new Error(`Only ${String(scrolled.length)} frames of the scroll were reported.`);
    const every = await page.evaluate(() => Reflect.get(window, 'frames') as unknown as number[]);
    // Those of the gesture: beginning to trace and reading the trace hold the page up, too.
    const frames = every.filter((now) => now >= began && now <= ended);
    const gaps = frames.slice(1).map((now, index) => now - (frames[index] ?? now));
    return {
      dropped: scrolled.filter(
        ({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness,
      ).length,
      empty: scrolled.filter(
        (one) =>
          one.has_missing_content || one.checkerboarded_needs_raster || one.checkerboarded_needs_record,
      ).length,
      // A frame is 16.7 ms: what is missing between two of them did not come.
      late: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / 16.7) - 1), 0),
    };
  } finally {
    await slow.close();
  }
}

/**
 * Far cards of all shelves of 200 are laid out; the last of them begins to move by itself and is moved on by a hand: its mouse
 * comes, rests, presses, and goes. The longest task of that, in ms; 0 where none is over 50.
 */
async function measureShelf(world: World, situation: 'shelf200' | 'shelves200'): Promise<number> {
  const slow = await openSlowPage(world.browser, { visitor: inSituation(world.dealer, situation) });
  try {
    const { page } = slow;
    await page.goto(`${world.front.origin}/spa/`);
    // Not by role: to find one among 800 slides that way is a task of a tenth of a second in the page, and would be what is measured.
    const shelf = page.locator('main section:has([aria-label="1 / 200"])').last();
    await shelf.waitFor();
    // What is near is there; from here on it is the shelves that cost.
    const began = await page.evaluate(() => performance.now());
    await shelf.locator('[aria-label="200 / 200"]').waitFor({ state: 'attached' });
    const next = shelf.locator('button[aria-label^="Sonraki: "]');
    await next.scrollIntoViewIfNeeded();
    await page.locator('main section.swiper-initialized').last().waitFor();
    await untilQuiet(page);
    const { x, y } = (await next.boundingBox()) ?? { x: NaN, y: NaN };
    for (const first of [5, 9, 13]) {
      // By the mouse itself: the tool's own click looks through the page for what lies there.
      await page.mouse.move(x + 8, y + 8);
      await page.waitForTimeout(400);
      await page.mouse.down();
      await page.mouse.up();
      await shelf.locator(`[aria-label="${String(first)} / 200"] article`).waitFor();
      await page.waitForTimeout(600);
      await page.mouse.move(x, y - 60);
    }
    await untilQuiet(page);
    return await page.evaluate((from) => {
      const { longTasks } = Reflect.get(window, 'seen') as { longTasks: [number, number][] };
      return Math.max(0, ...longTasks.filter(([start]) => start > from).map(([, length]) => length));
    }, began);
  } finally {
    await slow.close();
  }
}

const words: Readonly<Record<string, string>> = {
  renders: 'theme change: components of the shop that rendered',
  frames: 'theme change: frames until it is painted',
  frame: 'theme change: ms until that frame is done, 500 rows',
  suggestions: 'search: ms from the key to painted suggestions, the 350 ms wait for more keys in it',
  forward: 'list to product: ms to the product, warmed by the pointer',
  back: 'back to the list: ms to its rows',
  place: 'back to the list: px the row is away from where it was seen',
  dropped: 'scrolling 500 rows: frames dropped',
  empty: 'scrolling 500 rows: frames with an empty place',
  shelf: 'a shelf of 200: ms of the longest task as it is laid out and moved on, 0 for none over 50',
  shelves: 'four shelves of 200: the same of all together',
  late: 'scrolling 500 rows: frames for which the main thread was late while it lasted',
};

/** What a hand notices, at a quarter of the processor. */
export const measureInteraction: Part = async ({ runs }) => {
  const world = await openWorld();
  const found: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    found.push({
      ...(await measureTheme(world)),
      ...(await measureSuggestions(world)),
      ...(await measureRoutes(world)),
      ...(await measureScrolling(world)),
      shelf: await measureShelf(world, 'shelf200'),
      shelves: await measureShelf(world, 'shelves200'),
    });
  }
  const numbers = medians(found);
  const value = (name: string) => numbers[name] ?? NaN;
  const verdicts: Verdict[] = [
    {
      what: 'theme change: components of the shop rendered',
      measured: value('renders'),
      budget: 0,
      unit: '',
    },
    { what: 'theme change: frames', measured: value('frames'), budget: 1, unit: '' },
    { what: 'back: px the row is away from its place', measured: value('place'), budget: 1, unit: 'px' },
    { what: 'a shelf of 200: longest task', measured: value('shelf'), budget: 50, unit: 'ms' },
    { what: 'four shelves of 200: longest task', measured: value('shelves'), budget: 50, unit: 'ms' },
    { what: 'scrolling 500 rows: frames dropped', measured: value('dropped'), budget: 0, unit: '' },
    { what: 'scrolling 500 rows: frames with an empty place', measured: value('empty'), budget: 0, unit: '' },
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
