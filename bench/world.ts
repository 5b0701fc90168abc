import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { launch, pagesOfItsOwn } from './browser.ts';
import { buildPages } from './buildPages.ts';
import { startFront, type Front } from './front.ts';
import { startShop } from '../scripts/startShop.ts';
import { prepare, type Prepared } from './situations.ts';

/** What every measurement in a browser needs. */
export interface World extends Prepared {
  readonly browser: Browser;
  readonly front: Front;
}

/**
 * Opens one more, beside the one of this run.
 * @param siteFolder the build it serves, instead of that of this working copy
 */
export async function openOther(
  siteFolder?: string,
): Promise<World & { readonly close: () => Promise<void> }> {
  const [folder, shop, browser] = await Promise.all([
    buildPages(),
    startShop({ DEMO_PRODUCTS: '2000', ...(siteFolder ? { SITE_DIR: siteFolder } : {}) }),
    launch(),
  ]);
  const front = await startFront(shop.origin, folder);
  const close = async () => {
    await browser.close();
    front.close();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const others = await pagesOfItsOwn(browser);
    if (others.length > 0)
      console.log(`  Measured beside ${others.join(', ')}: see addressBarPages in scripts/chromium.ts.`);
    return { ...(await prepare(browser, front)), browser, front, close };
  } catch (error) {
    await close();
    throw error;
  }
}

let world: ReturnType<typeof openOther> | undefined;

/** The one world of this run: the parts share it. */
export const openWorld = (): Promise<World> => (world ??= openOther());

/** Ends it, if any part opened it. */
export async function closeWorld(): Promise<void> {
  await (await world)?.close();
  world = undefined;
}
