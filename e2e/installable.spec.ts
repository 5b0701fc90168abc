import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { expect, test } from './fixtures.ts';

// The shell of the other journeys has nothing against installing any page.
test.use({ launchOptions: chromiumLaunch(), isWarm: false });

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** What the browser has against installing a page; not that a test's windows are private ones. */
async function installabilityErrors(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const found = await session.send('Page.getInstallabilityErrors');
  return found.installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
}

test('WARE-03 the shop can be installed, under its name and with its icon and colour', async ({ page }) => {
  await page.goto('/healthz');
  expect(await installabilityErrors(page)).toEqual(['no-manifest']);
  await page.goto('brand/all/');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', /webmanifest$/);
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({
    name: 'Vitrin Toptan',
    start_url: '/spa/',
    scope: '/spa/',
    display: 'standalone',
    shortcuts: [{ name: 'Hızlı Sipariş', url: '/spa/hizli-siparis' }],
  });
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', manifest.theme_color);
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    // A drawing has every size.
    if (!sizes.includes('any')) expect(`${width}x${width}`).toBe(sizes);
  }
  expect(await installabilityErrors(page)).toEqual([]);
});
