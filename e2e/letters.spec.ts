import type { CDPSession, Page } from '@playwright/test';
import { everyAddress } from './everyAddress.ts';
import { findFaults } from './findFaults.ts';
import { expect, test } from './honestPage.ts';
import { signIn } from './shop.ts';

const widths = [1440, 768, 375, 320];

/** Wider by 8 and by 20 px in a window of 320 with letters of 32, which is as narrow as one of 160 with the usual. */
const tooWide = ['payment', 'report/hesapekstresi'];

/** The size of letters somebody has set in the browser. */
const setLetters = (session: CDPSession, size: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });

/** WCAG 1.4.12, as somebody's own style sheet sets it. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
    return undefined;
  });

/** What is wrong at each width, by then laid out. */
async function faultsAt(page: Page, what: string, at = widths): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    for (const fault of await page.evaluate(findFaults)) faults.push(`${what}, ${width} px: ${fault}`);
  }
  return faults;
}

for (const address of everyAddress) {
  test(`USE-22 at /${address} larger letters, spaced text and forced colours cut, hide and cover nothing`, async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(address);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const session = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const size of [20, 24, 32]) {
      await setLetters(session, size);
      const isTooWide = size === 32 && tooWide.includes(address);
      const at = isTooWide ? widths.filter((width) => width > 320) : widths;
      faults.push(...(await faultsAt(page, `letters of ${size}`, at)));
    }
    await setLetters(session, 16);
    await page.emulateMedia({ forcedColors: 'active' });
    faults.push(...(await faultsAt(page, 'forced colours')));
    await page.emulateMedia({ forcedColors: 'none' });
    await spaceOut(page);
    faults.push(...(await faultsAt(page, 'text spacing')));
    expect(faults).toEqual([]);
  });
}

for (const address of ['product/1', 'productAll', 'search?q=matkap', 'basket/']) {
  test(`USE-22 prices of a million neither cover each other nor widen /${address}`, async ({ page }) => {
    await signIn(page);
    await page.route(
      ({ pathname }) => /^\/(?:product|search|basket)\b/.test(pathname),
      async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({
          response,
          body: text.replaceAll(/\d[\d.]*,\d{2}(?= (?:TL|USD|EUR|GBP))/g, '1.234.567,89'),
        });
      },
    );
    await page.goto(address);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await faultsAt(page, 'a million')).toEqual([]);
  });
}
