import { chromium, type Page, type Request } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { globalsOf, windowOf, type Shot } from './Shot.ts';

/** Everything that could make two pictures of the same state differ stands still at this moment. */
const now = new Date('2026-11-20T10:00:00+03:00');

/**
 * Each frame is painted whole: where only a part is, the corners of what lies over its edge depend on what was there
 * before. Photographs are decoded before the frame they are in, not after it.
 */
const wholeFrames = ['--disable-partial-raster', '--disable-checker-imaging'];

/** In ms. What has come is shown no sooner after what stood in for it: React shows no flicker of fallbacks within 300 ms. */
const fallbackTime = 400;

/** A picture needs no look at accessibility, which takes longer than the picture. */
const unchecked = 'a11y.manual:!true';

interface View {
  readonly page: Page;
  readonly problem?: string;
}

export interface Camera {
  /** Shows a story in its mode and waits until it has settled; says what went wrong on the way. */
  readonly show: (shot: Shot) => Promise<View>;
  /** The same in the page that is there already, if it has settled: much quicker, for whom a trace of the last story may do. */
  readonly turn: (shot: Shot) => Promise<View>;
  readonly close: () => Promise<void>;
}

/** A browser with a fixed clock, no motion and no chance, in front of a built Storybook. */
export async function openCamera(origin: string): Promise<Camera> {
  const launch = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...wholeFrames] });
  const context = await browser.newContext({
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    viewport: windowOf('desktop'),
  });
  await context.clock.setFixedTime(now);
  await context.addInitScript(() => {
    // Not a row of numbers: how many were taken before depends on the machine.
    Math.random = () => 0.5;
    // What is there for a moment only, such as 'Eklendi' on a button, stays once a story has been played to its end: the
    // moment is longer or shorter than the way to the picture.
    const start = window.setTimeout.bind(window);
    const startUnlessPlayed = (act: (...given: unknown[]) => void, time = 0, ...given: unknown[]) =>
      start(() => {
        if (time < 500 || document.documentElement.dataset['played'] === undefined) act(...given);
      }, time);
    Object.assign(window, { setTimeout: startUnlessPlayed });
  });
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (/^(?:script|stylesheet|font)$/.test(request.resourceType())) pending.add(request);
  });
  /** When a part has come last, by the clock of this process. */
  let cameAt = 0;
  const end = (request: Request) => {
    if (pending.delete(request)) cameAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  /** Parts that come on demand are not in a story's test, but they are in its picture. */
  const untilLoaded = async () => {
    const latest = performance.now() + 5000;
    do await page.evaluate(paintTwice);
    while ((pending.size > 0 || performance.now() - cameAt < fallbackTime) && performance.now() < latest);
  };
  /** The story that has settled. */
  let shown: string | undefined;
  const look = async (id: string): Promise<View> => {
    const isSettled = await page
      .locator(`html[data-seen="${id}"]`)
      .waitFor({ state: 'attached', timeout: 20_000 })
      .then(
        () => true,
        () => false,
      );
    await untilLoaded();
    await page.evaluate(bringIntoSight);
    await page.evaluate(hidePhotographs);
    // Nobody looks at this one: it makes sure that they were gone for a frame.
    await page.screenshot();
    await page.evaluate(showPhotographs);
    shown = isSettled ? id : undefined;
    return isSettled ? { page } : { page, problem: `${id} did not settle` };
  };
  const show = async ({ id, mode }: Shot) => {
    await page.setViewportSize(windowOf(mode));
    const globals = [globalsOf(mode), unchecked].filter(Boolean).join(';');
    // Settled is what counts: a picture out of sight that never comes holds up `load`, but not the story.
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${globals}`, {
      waitUntil: 'commit',
    });
    return look(id);
  };
  return {
    show,
    async turn(shot) {
      // Storybook does not begin a story anew that it shows already.
      if (shown === undefined || shown === shot.id) return show(shot);
      await page.setViewportSize(windowOf(shot.mode));
      await page.evaluate(choose, shot.id);
      return look(shot.id);
    },
    close: () => browser.close(),
  };
}

/** Runs in the page: what has come is in the next frame but one. */
async function paintTwice(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Runs in the page: where the page has scrolled to what is focused, it does so once more. How far it had to go depended on
 * what had come by then.
 */
function bringIntoSight(): void {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isLeftAbove = bottom < 0;
  const isAsItCame = scrollY === 0 && bottom <= innerHeight;
  if (isLeftAbove || isAsItCame || top === bottom) return;
  // What stays where it is while the page scrolls says nothing of the page.
  for (let part: Element | null = focused; part; part = part.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(part).position)) return;
  focused.scrollIntoView({ block: 'center' });
}

/**
 * Runs in the page: waits until the photographs in sight are loaded and decoded, for some seconds at most, and hides them. Then
 * they are painted once more: what shows behind their rounded corners is otherwise of when they came, before or after their
 * frame.
 */
async function hidePhotographs(): Promise<void> {
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  let late = Promise.resolve();
  // In pieces: longer ones do not end any more.
  for (let piece = 0; piece < 10; piece += 1)
    late = late.then(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 300);
        }),
    );
  await Promise.race([late, Promise.allSettled(inSight.map((image) => image.decode()))]);
  for (const image of inSight) image.style.setProperty('visibility', 'hidden');
}

/** Runs in the page: the end of `hidePhotographs`. */
function showPhotographs(): void {
  for (const image of document.images) image.style.removeProperty('visibility');
}

/** Runs in the page: Storybook's own way to another story. */
function choose(storyId: string): void {
  delete document.documentElement.dataset['seen'];
  delete document.documentElement.dataset['played'];
  scrollTo(0, 0);
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: object) => void };
  };
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}
