import type { Page } from '@playwright/test';

/** A change of the address within the page, as a link makes it. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** The same, until the screen of this title has come, and nothing of it is awaited; the one before stays until then. */
export async function goToScreen(page: Page, address: string, title: string): Promise<void> {
  await goWithin(page, address);
  await page.waitForFunction(isThere, title);
}

/** Runs in the page. */
const isThere = (title: string): boolean =>
  (document.querySelector('main h1')?.textContent ?? '').includes(title) &&
  document.querySelector('main [aria-busy="true"]') === null;
