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

/** The camera at one end, the corners of the screen at both, and the bar of the system below; px. */
const covered = { left: 47, right: 47, bottom: 21 } as const;

/** What is to be read or pressed at the ends of a window whose camera stands there. */
const atTheEnds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(({ left, right }) => {
    const { clientWidth } = document.documentElement;
    const range = document.createRange();
    const isReadAt = (node: Node, x: number, y: number) => {
      if (!(node instanceof Text) || node.data.trim() === '') return false;
      range.selectNode(node);
      return [...range.getClientRects()].some(
        (line) => line.left <= x && x <= line.right && line.top <= y && y <= line.bottom,
      );
    };
    const places = [2, left / 2, left - 2, clientWidth - right + 2, clientWidth - right / 2, clientWidth - 2];
    const found = places.flatMap((x) =>
      Array.from({ length: Math.floor(innerHeight / 6) }, (_, row) => 3 + row * 6).flatMap((y) => {
        const element = document.elementFromPoint(x, y);
        const pressed = element?.closest('a, button, input, select, textarea, label');
        const isThere = pressed || [...(element?.childNodes ?? [])].some((node) => isReadAt(node, x, y));
        return element && isThere ? [`${x}: ${(pressed ?? element).outerHTML.slice(0, 80)}`] : [];
      }),
    );
    return [...new Set(found)];
  }, covered);

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

  test('WARE-03 fields have letters a phone does not zoom into, and targets are as large as a thumb, none behind the camera', async ({
    page,
  }) => {
    await page.goto('login');
    await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    const { left, right, bottom } = covered;
    const insets = { left, leftMax: left, right, rightMax: right, bottom, bottomMax: bottom };
    await (await page.context().newCDPSession(page)).send('Emulation.setSafeAreaInsetsOverride', { insets });
    expect(await atTheEnds(page)).toEqual([]);
    await signIn(page);
    await page.goto('hizli-siparis');
    await page.getByRole('textbox', { name: 'Kod: satır 1' }).fill('KL-KA-6-UT');
    await page.getByRole('textbox', { name: 'Kod: satır 1' }).press('Enter');
    await expect(page.getByRole('table').getByText('Hazır', { exact: true })).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    // What grounds and buttons have of that comes when the page has all it needs.
    await expect(page.locator('#header-top')).toHaveCSS('margin-left', `-${left}px`);
    expect(await page.locator('#header-top').boundingBox()).toMatchObject({ x: 0, width: 844 });
    await expect(page.getByRole('button', { name: 'Yapıştır' })).toHaveCSS('touch-action', 'manipulation');
    expect(await atTheEnds(page)).toEqual([]);
    await page.getByRole('link', { name: 'WhatsApp' }).focus();
    expect(await atTheEnds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yapıştır' }).click();
    await expect(page.getByRole('button', { name: 'Satırlara Aktar' })).toBeVisible();
    expect(await atTheEnds(page)).toEqual([]);
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
