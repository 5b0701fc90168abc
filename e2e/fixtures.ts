import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test';
import { startShop, type Shop } from '../scripts/startShop.ts';
import { keepWarm, type WarmContext } from './warmContext.ts';

/** What a page did against its own policy, or let fall uncaught. */
export interface Offence {
  readonly page: string;
  readonly what: string;
}

interface PageFixtures {
  /** Filled while the test runs; what is left in it at the end fails the test. */
  readonly offences: Offence[];
  /** Another browser, which shares nothing with the test's own and is watched like it. Closed when the test ends. */
  readonly openContext: OpenContext;
  /** False where what is proven depends on a browser that has loaded nothing yet, or on a process of its own. */
  readonly isWarm: boolean;
}

interface OwnShop {
  readonly shopSettings: Readonly<Record<string, string>>;
  /** The shop of this worker: what its journeys order, pay and paint, no other worker sees. */
  readonly shop: Shop;
  /** What journeys of this worker open their pages in, one after the other. */
  readonly warmContext: WarmContext & { readonly tellOffencesTo: (offences: Offence[]) => void };
}

type TellOffence = (offence: Offence) => void;

/** Opens another browser with the options of the tests, and those given here. */
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

const aboutPolicy = /Content[- ]Security[- ]Policy|Trusted(?:HTML|Script|Types)|violates the following/i;

/** Opens a context that tells what any page of it does against the policy, and every error nobody caught. */
async function openWatched(
  browser: Browser,
  tell: TellOffence,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.exposeBinding('tellOffence', ({ page }, what: string) => tell({ page: page.url(), what }));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tellOffence = Reflect.get(window, 'tellOffence') as (what: string) => void;
      tellOffence(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && aboutPolicy.test(message.text()))
      tell({ page: message.page()?.url() ?? '', what: message.text() });
  });
  context.on('weberror', (error) => {
    tell({ page: error.page()?.url() ?? '', what: String(error.error()) });
  });
  return context;
}

/**
 * Every journey begins with this `test`: a violation of the page policy anywhere, in any tab of any browser it opens, and an
 * error nobody caught fail it, whatever it was about.
 */
export const test = base.extend<PageFixtures, OwnShop>({
  shopSettings: [
    { DEMO_FAULTS: '1', DEMO_PRODUCTS: '1000' },
    { option: true, scope: 'worker' },
  ],
  shop: [
    async ({ shopSettings }, run) => {
      const shop = await startShop(shopSettings);
      await run(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, run) => run(`${shop.origin}/spa/`),
  offences: async ({ baseURL }, run) => {
    const offences: Offence[] = [];
    await run(offences);
    base.expect(offences, `violations of the page policy and uncaught errors at ${baseURL}`).toEqual([]);
  },
  isWarm: [true, { option: true }],
  warmContext: [
    async ({ browser, shop }, run) => {
      let offences: Offence[] = [];
      const warm = keepWarm(shop.origin, () => openWatched(browser, (offence) => offences.push(offence)));
      await run({ ...warm, tellOffencesTo: (next) => (offences = next) });
      await warm.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, warmContext, isWarm, offences, viewport, hasTouch, isMobile, bypassCSP, actionTimeout },
    run,
    { errors },
  ) => {
    if (isWarm) {
      warmContext.tellOffencesTo(offences);
      await run(
        await warmContext.take(JSON.stringify({ viewport, hasTouch, isMobile, bypassCSP, actionTimeout })),
      );
      await warmContext.giveBack(errors.length === 0);
    } else {
      const context = await openWatched(browser, (offence) => offences.push(offence));
      await run(context);
      await context.close();
    }
  },
  openContext: async ({ browser, offences }, run) => {
    const opened: BrowserContext[] = [];
    await run(async (options) => {
      const context = await openWatched(browser, (offence) => offences.push(offence), options);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
