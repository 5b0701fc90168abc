import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './shop.ts';

const things = 'button, textarea, select, input:not([type="checkbox"], [type="file"])';

/** What is shown of the page and too small: a field a phone zooms into, and what a thumb in a glove misses. */
async function tooSmall(page: Page): Promise<readonly string[]> {
  const found = await page
    .locator('main')
    .locator(things)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          isField: element.tagName !== 'BUTTON',
          letters: Number.parseFloat(getComputedStyle(element).fontSize),
          // A field is as large as its box.
          height: Math.max(element.clientHeight, element.parentElement?.clientHeight ?? 0) + 2,
        })),
    );
  expect(found.length).toBeGreaterThan(0);
  return found
    .filter(({ isField, letters, height }) => height < 44 || (isField && letters < 16))
    .map(({ name, letters, height }) => `${name}: letters ${letters}, height ${height}`);
}

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

  test('WARE-03 fields have letters a phone does not zoom into, and targets are as large as a thumb', async ({
    page,
  }) => {
    await page.goto('login');
    await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await signIn(page);
    await page.goto('hizli-siparis');
    await page.getByRole('textbox', { name: 'Kod: satır 1' }).fill('KL-KA-6-UT');
    await page.getByRole('textbox', { name: 'Kod: satır 1' }).press('Enter');
    await expect(page.getByRole('table').getByText('Hazır', { exact: true })).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  });
});

test.describe('a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true });

  test("WARE-03 'Detay' is as large as a thumb", async ({ page }) => {
    await signIn(page);
    await page.goto('report/faturalistesi');
    const detail = page
      .getByRole('button', { name: /^Detay: / })
      .or(page.getByRole('link', { name: /^Detay: / }))
      .first();
    await expect(detail).toBeVisible();
    expect((await detail.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
