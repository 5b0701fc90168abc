import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { emptyBasket, signIn } from './shop.ts';

test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

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

interface Place {
  readonly x: number;
  readonly y: number;
  /** What scrolls may pass here; what stays may not. */
  readonly mayPass?: boolean;
}

/** What is to be read or pressed at some places of the window. */
const foundAt = (page: Page, places: readonly Place[]): Promise<readonly string[]> =>
  page.evaluate((asked) => {
    const range = document.createRange();
    const isReadAt = (node: Node, x: number, y: number) => {
      if (!(node instanceof Text) || node.data.trim() === '') return false;
      range.selectNode(node);
      return [...range.getClientRects()].some(
        (line) => line.left <= x && x <= line.right && line.top <= y && y <= line.bottom,
      );
    };
    const stays = (element: Element | null): boolean => {
      if (!element || element.scrollHeight > element.clientHeight + 1) return false;
      return ['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement);
    };
    const found = asked.flatMap(({ x, y, mayPass }) => {
      const element = document.elementFromPoint(x, y);
      const pressed = element?.closest('a, button, input, select, textarea, label');
      const isThere = pressed || [...(element?.childNodes ?? [])].some((node) => isReadAt(node, x, y));
      return element && isThere && (!mayPass || stays(element))
        ? [(pressed ?? element).outerHTML.slice(0, 120)]
        : [];
    });
    return [...new Set(found)];
  }, places);

/** Every sixth pixel of a length. */
const along = (length: number) => Array.from({ length: Math.floor(length / 6) }, (_, step) => 3 + step * 6);

/** What is to be read or pressed at the ends of a window whose camera stands there. */
function atTheEnds(page: Page): Promise<readonly string[]> {
  const { width, height } = sizeOf(page);
  const { left, right } = covered;
  const columns = [2, left / 2, left - 2, width - right + 2, width - right / 2, width - 2];
  return foundAt(
    page,
    columns.flatMap((x) => along(height).map((y) => ({ x, y }))),
  );
}

function sizeOf(page: Page): { width: number; height: number } {
  const size = page.viewportSize();
  if (!size) throw new Error('The window has no size of its own.');
  return size;
}

/** Where a finger meets it. */
async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lets a finger rest on something; whether the page lets the phone offer what it has for that, and whether it marks a text. */
async function longPress(page: Page, session: CDPSession, locator: Locator) {
  const marked = () => page.evaluate(() => String(getSelection()));
  const before = await marked();
  await session.send('Input.synthesizeTapGesture', {
    ...(await middleOf(locator)),
    duration: 1000,
    gestureSourceType: 'touch',
  });
  const isOffered = await locator.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
  return { isOffered, isMarked: (await marked()) !== before };
}

/** Those that a resting finger marks as text, or that make the page larger when they are pressed twice. */
const strangeButtons = (page: Page): Promise<readonly string[]> =>
  page.locator('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { userSelect, touchAction } = getComputedStyle(button);
        return userSelect !== 'none' || touchAction !== 'manipulation';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** Two taps as fast as they come. */
async function doubleTap(page: Page, locator: Locator) {
  const { x, y } = await middleOf(locator);
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
}

test.describe('a phone held sideways', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 844, height: 390 }));

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

/** A phone upright: its camera above the page, the bar of the system below; px. */
const upright = { top: 47, bottom: 34 } as const;

/** What is to be read or pressed behind the camera of a phone held upright, or stays behind the bar below. */
function aboveAndBelow(page: Page): Promise<readonly string[]> {
  const { width, height } = sizeOf(page);
  const { top, bottom } = upright;
  const rows = [2, top / 2, top - 2, height - bottom + 2, height - bottom / 2, height - 2];
  return foundAt(
    page,
    rows.flatMap((y) => along(width).map((x) => ({ x, y, mayPass: y > top }))),
  );
}

test.describe('a phone held upright', () => {
  test('WARE-03 nothing lies behind its camera or below the bar of the system; a long press and a double tap do nothing strange', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    const { top, bottom } = upright;
    const insets = { top, topMax: top, bottom, bottomMax: bottom };
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await signIn(page);
    await emptyBasket(page);
    await page.goto('hizli-siparis');
    const code = page.getByRole('textbox', { name: 'Kod: satır 1' });
    await code.fill('KL-KA-6-UT');
    await code.press('Enter');
    await expect(page.getByRole('button', { name: 'Sepete Ekle (1)' })).toBeEnabled();
    const paste = page.getByRole('button', { name: 'Yapıştır' });
    await expect(paste).toHaveCSS('touch-action', 'manipulation');
    expect(await aboveAndBelow(page)).toEqual([]);
    await expect(page.locator('section[popover]')).toHaveCSS('margin-top', `${top}px`);
    const [header, main] = ['header', 'main'].map((name) => page.locator(name).first());
    const { y = 0, height = 0 } = (await header?.boundingBox()) ?? {};
    expect((await main?.boundingBox())?.y).toBe(y + height);

    // A finger that rests gets what the phone has for it, and presses nothing.
    expect(await strangeButtons(page)).toEqual([]);
    for (const rested of [paste, page.getByRole('banner').getByRole('link').first()])
      expect(await longPress(page, session, rested)).toEqual({ isOffered: true, isMarked: false });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/hizli-siparis/);

    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect(await aboveAndBelow(page)).toEqual([]);
    for (const [opener, title] of [
      [paste, 'Liste Yapıştır'],
      [page.getByRole('button', { name: 'Kamera ile Tara' }), 'Kod Tara'],
      [page.getByRole('button', { name: 'Menü' }), 'Menü'],
    ] as const) {
      await opener.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await dialog.evaluate(async (element) => {
        await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
      });
      expect(await aboveAndBelow(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('addproducts')) sent.push(request.url());
    });
    await page.getByRole('button', { name: 'Sepete Ekle (1)' }).evaluate((button) => {
      button.id = 'pressed-twice';
    });
    await doubleTap(page, page.locator('#pressed-twice'));
    await expect(page.getByRole('status').filter({ hasText: '1/1 ürün sepete eklendi' })).toBeVisible();
    expect(await aboveAndBelow(page)).toEqual([]);
    expect(sent).toHaveLength(1);
    await page.goto('basket/');
    const more = page.getByRole('button', { name: /artır/i }).first();
    await doubleTap(page, more);
    await expect(page.getByRole('textbox', { name: /^Miktar/ }).first()).toHaveValue('3');

    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'Çevrimdışı' })).toBeVisible();
    expect(await aboveAndBelow(page)).toEqual([]);
    await context.setOffline(false);
  });
});

test.describe('a tablet', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 768, height: 1024 }));

  test("WARE-03 'Detay' is as large as a thumb, and what stays at the top keeps below the bar of the system", async ({
    page,
    context,
  }) => {
    const top = 24;
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top, topMax: top } });
    await signIn(page);
    await page.goto('report/faturalistesi');
    const detail = page
      .getByRole('button', { name: /^Detay: / })
      .or(page.getByRole('link', { name: /^Detay: / }))
      .first();
    await expect(detail).toBeVisible();
    expect((await detail.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // Held sideways the whole table has room, so that its heads stay in sight.
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto('productAll');
    await expect(page.getByRole('row').nth(15)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 700));
    const head = page.getByRole('columnheader').first();
    await expect.poll(async () => (await head.boundingBox())?.y).toBe(top);
  });
});
