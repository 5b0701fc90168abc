import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { addressBarPages, chromiumLaunch, turnOff } from '../scripts/chromium.ts';

/** Chrome DevTools' presets: latency of a request in ms, bytes per second. */
export const networks = {
  'Fast 4G': { latency: 165, downloadThroughput: (9e6 * 0.9) / 8, uploadThroughput: (1.5e6 * 0.9) / 8 },
  'Slow 4G': { latency: 562.5, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (0.75e6 * 0.9) / 8 },
};
export type Network = keyof typeof networks;

/** How much slower the processor is made, as DevTools does it. */
export const slowdown = 4;

export const launch = (): Promise<Browser> => {
  const { args, ...options } = chromiumLaunch();
  return chromium.launch({
    ...options,
    args: [
      ...args,
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
      // The last switch stands for all, and this one on purpose: the budgets were set with exactly these features off.
      turnOff(['Translate', 'OptimizationHints', 'MediaRouter', ...addressBarPages]),
    ],
  });
};

/** Addresses of pages the browser loads for itself beside a window: what they cost would be measured with ours. */
export async function pagesOfItsOwn(browser: Browser): Promise<readonly string[]> {
  const context = await browser.newContext();
  try {
    await (await context.newPage()).waitForTimeout(2000);
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets');
    await session.detach();
    return targetInfos.map(({ url }) => url).filter((url) => url.startsWith('chrome:'));
  } finally {
    await context.close();
  }
}

/** The cookies and the local storage a context begins with. */
export type Visitor = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page with an empty cache, slowed down from now on. */
export interface SlowPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Milliseconds of processor time the main thread has used; a busy machine changes them less than the clock. */
  readonly cpu: () => Promise<number>;
  /** Megabytes of script heap after a collection. */
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Opens a page as a visitor on a network. Without one, only the processor is slowed down. */
export async function openSlowPage(
  browser: Browser,
  { visitor, network }: { visitor?: Visitor | undefined; network?: Network | undefined } = {},
): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 940 },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    ...(visitor ? { storageState: visitor } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  // Without listening to the network, which nobody here does: it holds all the same, and each answer listened to costs the page.
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    cdp,
    cpu: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
    },
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      return usedSize / 1_048_576;
    },
    close: () => context.close(),
  };
}

/** What the page observes of itself, left in `window.seen`. */
export interface Seen {
  lcp: number;
  cls: number;
  /** Start and length of tasks over 50 ms. */
  longTasks: [number, number][];
}

function observe() {
  const seen: Seen = { lcp: 0, cls: 0, longTasks: [] };
  Object.assign(window, { seen });
  // The function runs in the page, which knows nothing of this file: its helper reads what only it has.
  const watch = (type: string, take: (entry: PerformanceEntry, into: Seen) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry, seen))).observe({
      type,
      buffered: true,
    });
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
}

/** Waits until nothing was under way on the network for so long, in ms. */
export async function untilQuiet(page: Page, quiet = 1000): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quiet);
}

/** Presses a digit or Backspace as a keyboard does. */
export async function pressKey(cdp: CDPSession, key: string): Promise<void> {
  const isDigit = /^\d$/.test(key);
  const down = isDigit
    ? { key, text: key, code: `Digit${key}`, windowsVirtualKeyCode: key.charCodeAt(0) }
    : { key, code: key, windowsVirtualKeyCode: 8, commands: ['deleteBackward'] };
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...down });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: down.key, code: down.code });
}
