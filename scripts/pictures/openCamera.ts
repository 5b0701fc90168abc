import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { globalsOf, windowOf, type Shot } from './Shot.ts';

/** Everything that could make two pictures of the same state differ stands still at this moment. */
const now = new Date('2026-11-20T10:00:00+03:00');

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
  const browser = await chromium.launch(chromiumLaunch());
  const context = await browser.newContext({
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    viewport: windowOf('desktop'),
  });
  await context.clock.setFixedTime(now);
  await context.addInitScript(() => {
    let seed = 1;
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  });
  const page = await context.newPage();
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
    await page.evaluate(paint);
    shown = isSettled ? id : undefined;
    return isSettled ? { page } : { page, problem: `${id} did not settle` };
  };
  const show = async ({ id, mode }: Shot) => {
    await page.setViewportSize(windowOf(mode));
    const globals = [globalsOf(mode), unchecked].filter(Boolean).join(';');
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
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

/** Runs in the page: waits until the photographs in sight are loaded and decoded, for some seconds at most. */
async function paint(): Promise<void> {
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  const late = new Promise((resolve) => {
    setTimeout(resolve, 3000);
  });
  await Promise.race([late, Promise.allSettled(inSight.map((image) => image.decode()))]);
}

/** Runs in the page: Storybook's own way to another story. */
function choose(storyId: string): void {
  delete document.documentElement.dataset['seen'];
  scrollTo(0, 0);
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: object) => void };
  };
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}
