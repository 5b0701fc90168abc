import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { globalsOf, windowOf, type Shot } from './Shot.ts';

/** Everything that could make two pictures of the same state differ stands still at this moment. */
const now = new Date('2026-11-20T10:00:00+03:00');

export interface Camera {
  /** Shows a story in its mode and waits until it has settled; says what went wrong on the way. */
  readonly show: (shot: Shot) => Promise<{ page: Page; problem?: string }>;
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
  return {
    async show({ id, mode }) {
      await page.setViewportSize(windowOf(mode));
      await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${globalsOf(mode)}`);
      const seen = page.locator(`html[data-seen="${id}"]`);
      const problem = await seen.waitFor({ state: 'attached', timeout: 20_000 }).then(
        () => undefined,
        () => `${id} did not settle`,
      );
      return problem === undefined ? { page } : { page, problem };
    },
    close: () => browser.close(),
  };
}
