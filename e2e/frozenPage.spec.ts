import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { expect } from './honestPage.ts';
import { cards, fillCard, freshAmount, test } from './payment.ts';

// Tests usually run without the memory in which browsers keep the pages somebody may come back to.
test.use({
  launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  trace: 'off',
});

/** Leaves the page for one that is not the shop's, where it is frozen until somebody comes back. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isThePageThatWasLeft', true));
  await page.goto('/healthz');
}

/** Comes back by the browser's own button, to the very page that was left. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'isThePageThatWasLeft') as unknown))
    .toBe(true);
}

test('PAYM-11 a card form that was frozen comes back empty', async ({ page }) => {
  await page.goto('payment');
  await fillCard(page, cards.takes, freshAmount());
  await leave(page);
  await comeBack(page);
  for (const label of ['Kart Üzerindeki İsim', 'Kart Numarası', 'CVC', 'Tutar']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
});
