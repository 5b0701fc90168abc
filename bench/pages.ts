import { networks, openSlowPage, untilQuiet, type Network, type Seen } from './browser.ts';
import { medians, short } from './numbers.ts';
import { markdownTable, type Part, type Verdict } from './Report.ts';
import { inSituation } from './situations.ts';
import { openWorld, type World } from './world.ts';

export interface Place {
  readonly name: string;
  readonly address: (world: World) => string;
  /** What is there once one can work. */
  readonly ready: string;
  readonly situation?: string;
  readonly remembered?: Readonly<Record<string, string>>;
  readonly isGuest?: true;
  /** Measured on the slow network, too. */
  readonly isSlowToo?: true;
  /** A budget stands on it, or on what others are to it. */
  readonly isJudged?: true;
}

/** Loads of a judged page in each run: a neighbour on the machine who is busy for a while is in one of them only. */
const passes = 3;

const statement = (rows: number): Place => ({
  name: `statement, ${rows.toLocaleString('en')} rows`,
  address: () => '/spa/report/hesapekstresi?begin=2024-01-01&end=2026-01-01',
  situation: `statement${String(rows)}`,
  ready: 'main [role=rowgroup] [role=cell]',
});
const list = (rows: number): Place => ({
  name: `list, ${String(rows)} rows`,
  address: () => '/spa/productAll',
  situation: `list${String(rows)}`,
  ready: 'main input[data-quantity]',
});

export const places: readonly Place[] = [
  {
    name: 'empty base',
    address: () => '/bench/base/index.html',
    ready: 'h1',
    isSlowToo: true,
    isJudged: true,
  },
  // Says what the shop's policy headers cost a page; nothing is judged by it, but it is opened as often as what is.
  {
    name: "empty base, the shop's policies",
    address: () => '/bench/base/index.html?policies=shop',
    ready: 'h1',
    isJudged: true,
  },
  {
    name: 'login',
    address: () => '/spa/login',
    ready: 'main input',
    isGuest: true,
    isSlowToo: true,
    isJudged: true,
  },
  { name: 'home', address: () => '/spa/', ready: 'main img', isSlowToo: true, isJudged: true },
  { name: 'home, shelves of 200', address: () => '/spa/', situation: 'shelves200', ready: 'main img' },
  {
    ...list(16),
    name: 'list, 16 cards',
    remembered: { 'catalog-grid-view': 'card' },
    ready: 'main a[href*="/product/"]',
    isSlowToo: true,
    isJudged: true,
  },
  list(100),
  list(500),
  {
    name: 'product',
    address: ({ productId }) => `/spa/product/${productId}`,
    ready: 'main form input',
    isSlowToo: true,
  },
  {
    name: 'basket, 20 lines',
    address: () => '/spa/basket/',
    situation: 'basket20',
    ready: '[aria-label="Sepetiniz"] input',
    isSlowToo: true,
  },
  {
    name: 'basket, 500 lines',
    address: () => '/spa/basket/',
    situation: 'basket500',
    ready: '[aria-label="Sepetiniz"] input',
  },
  {
    name: 'checkout',
    address: () => '/spa/checkout/1',
    situation: 'checkout',
    ready: 'main input[type=radio]',
  },
  statement(1000),
  statement(5000),
  statement(50_000),
];

export const measures = ['lcp', 'ready', 'tbt', 'cpu', 'heap', 'cls'] as const;
export type Measured = Record<(typeof measures)[number], number>;

export async function measure(world: World, place: Place, network: Network): Promise<Measured> {
  const visitor = place.isGuest ? undefined : inSituation(world.dealer, place.situation, place.remembered);
  const { page, cpu, heap, close } = await openSlowPage(world.browser, { visitor, network });
  try {
    await page.addInitScript(noteReady, place.ready);
    await page.goto(world.front.origin + place.address(world), { waitUntil: 'commit', timeout: 60_000 });
    await untilQuiet(page, 0);
    // Only now: to be asked, a page runs a script of the tool's, a tenth of a second that a loading page would wait for.
    const found = await page.waitForFunction(() => Reflect.get(window, 'ready') as unknown, undefined, {
      polling: 50,
      timeout: 60_000,
    });
    const ready = Number(await found.jsonValue());
    await untilQuiet(page, 500);
    const { seen, fcp, answered } = await page.evaluate(() => ({
      seen: Reflect.get(window, 'seen') as Seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      answered:
        (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.responseEnd ?? 0,
    }));
    if (answered < networks[network].latency) throw new Error('The network was not slowed down.');
    const tbt = seen.longTasks
      .filter(([start, length]) => start + length > fcp)
      .reduce((sum, [, length]) => sum + length - 50, 0);
    return { lcp: seen.lcp, ready, tbt, cpu: await cpu(), heap: await heap(), cls: seen.cls };
  } finally {
    await close();
  }
}

/** Runs in the page before all else: leaves in `window.ready` when (ms) what the selector names was visible. */
function noteReady(selector: string): void {
  const timer = setInterval(() => {
    if (document.querySelector(selector)?.checkVisibility() !== true) return;
    Object.assign(window, { ready: performance.now() });
    clearInterval(timer);
  }, 50);
}

/** Cold loads at a quarter of the processor, back to back with the empty base page: what counts is the ratio to it. */
export const measurePages: Part = async ({ runs }) => {
  const world = await openWorld();
  const found = new Map<string, Measured[]>();
  const loads = (['Fast 4G', 'Slow 4G'] as const).flatMap((network) =>
    places.filter(({ isSlowToo }) => network === 'Fast 4G' || isSlowToo).map((place) => ({ network, place })),
  );
  // The first page of a browser pays for its start.
  const [first] = loads;
  if (first) await measure(world, first.place, first.network);
  // In turns, so that whatever else the machine does meets all alike.
  for (let turn = 0; turn < runs * passes; turn += 1) {
    for (const { network, place } of loads) {
      if (turn % passes > 0 && !place.isJudged) continue;
      const key = `${place.name} · ${network}`;
      process.stdout.write(`  ${String(turn + 1)}/${String(runs * passes)} ${key}\n`);
      found.set(key, [...(found.get(key) ?? []), await measure(world, place, network)]);
    }
  }
  const at = (name: string, network: Network) => medians(found.get(`${name} · ${network}`) ?? []);

  const lines: string[] = [];
  const numbers: Record<string, number> = {};
  for (const network of ['Fast 4G', 'Slow 4G'] as const) {
    const base = at('empty base', network);
    const rows = loads
      .filter((load) => load.network === network)
      .map(({ place }) => {
        const one = at(place.name, network);
        for (const name of measures) numbers[`${place.name} · ${network} · ${name}`] = one[name];
        const ratio = (name: 'lcp' | 'ready' | 'cpu') =>
          `${short(one[name])} (${(one[name] / base[name]).toFixed(2)} ×)`;
        return [
          place.name,
          ratio('lcp'),
          ratio('ready'),
          short(one.tbt),
          ratio('cpu'),
          short(one.heap),
          one.cls.toFixed(3),
        ];
      });
    lines.push(
      '',
      `**${network}, a quarter of the processor** (× the empty base page)`,
      '',
      ...markdownTable(['', 'LCP ms', 'ready ms', 'TBT ms', 'CPU ms', 'heap MB', 'CLS'], rows),
    );
  }

  const [fast, slow] = [at('empty base', 'Fast 4G'), at('empty base', 'Slow 4G')];
  const cards = at('list, 16 cards', 'Fast 4G');
  const home = at('home', 'Fast 4G');
  const verdicts: Verdict[] = [
    {
      what: 'login: field ready, × empty base, Fast 4G',
      measured: at('login', 'Fast 4G').ready / fast.ready,
      budget: 1.2,
      unit: '×',
    },
    { what: 'list: LCP, × empty base, Fast 4G', measured: cards.lcp / fast.lcp, budget: 1.6, unit: '×' },
    {
      what: 'list: LCP, × empty base, Slow 4G',
      measured: at('list, 16 cards', 'Slow 4G').lcp / slow.lcp,
      budget: 1.4,
      unit: '×',
    },
    { what: 'list: TBT, Fast 4G', measured: cards.tbt, budget: 100, unit: 'ms' },
    {
      what: 'list: main-thread CPU, × empty base, Fast 4G',
      measured: cards.cpu / fast.cpu,
      budget: 2.8,
      unit: '×',
    },
    { what: 'list: CLS', measured: cards.cls, budget: 0.01, unit: '' },
    { what: 'home: LCP, × empty base, Fast 4G', measured: home.lcp / fast.lcp, budget: 1.9, unit: '×' },
    {
      what: 'home: main-thread CPU, × empty base, Fast 4G',
      measured: home.cpu / fast.cpu,
      budget: 4.5,
      unit: '×',
    },
    { what: 'home: TBT, Fast 4G', measured: home.tbt, budget: 60, unit: 'ms' },
    { what: 'home: CLS', measured: home.cls, budget: 0.01, unit: '' },
    { what: 'list: heap', measured: cards.heap, budget: 5, unit: 'MB' },
  ];
  return { lines, verdicts, numbers };
};
