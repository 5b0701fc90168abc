import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { startShop, type Shop } from '../scripts/startShop.ts';

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
}

interface OwnShop {
  readonly shopSettings: Readonly<Record<string, string>>;
  /** The shop of this worker: what its journeys order, pay and paint, no other worker sees. */
  readonly shop: Shop;
}

/** Opens another browser with the options of the tests, and those given here. */
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

const aboutPolicy = /Content[- ]Security[- ]Policy|Trusted(?:HTML|Script|Types)|violates the following/i;

/** Notes what any page of this context does against the policy, and every error nobody caught. */
async function watchOffences(context: BrowserContext, offences: Offence[]): Promise<void> {
  await context.exposeBinding('tellOffence', ({ page }, what: string) => {
    offences.push({ page: page.url(), what });
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = Reflect.get(window, 'tellOffence') as (what: string) => void;
      tell(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && aboutPolicy.test(message.text()))
      offences.push({ page: message.page()?.url() ?? '', what: message.text() });
  });
  context.on('weberror', (error) => {
    offences.push({ page: error.page()?.url() ?? '', what: String(error.error()) });
  });
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
  context: async ({ context, offences }, run) => {
    await watchOffences(context, offences);
    await run(context);
  },
  openContext: async ({ browser, offences }, run) => {
    const opened: BrowserContext[] = [];
    await run(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await watchOffences(context, offences);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
