import { openSlowPage, untilQuiet } from './browser.ts';
import { measureKeys } from './keys.ts';
import { medians, short } from './numbers.ts';
import { markdownTable, type Part, type Verdict } from './Report.ts';
import { inSituation } from './situations.ts';
import { openWorld, type World } from './world.ts';

type Measured = Record<'mount' | 'cpu' | 'frame', number>;

/**
 * Rounds to a run. A page gives one mounting, which takes half as long again when the compiler has its code ready a little
 * later: the middle of a few says little.
 */
const rounds = 4;

/** Mounts one of the tables and types into it. */
export async function measureTable(
  { browser, front }: World,
  name: 'floor' | 'ours' | 'basket',
): Promise<Measured> {
  const slow = await openSlowPage(browser);
  const { page, close } = slow;
  try {
    await page.goto(`${front.origin}/bench/tables/${name}.html`);
    await page.waitForFunction(() => 'mount' in window);
    const mount = await page.evaluate(() => {
      const root = document.getElementById('root');
      const began = performance.now();
      (Reflect.get(window, 'mount') as (element: HTMLElement | null) => void)(root);
      // Asking for a height makes the browser lay the page out.
      return document.body.offsetHeight > 0 ? performance.now() - began : Infinity;
    });
    // Its pictures are there, too, before anything is typed.
    await untilQuiet(page);
    return { mount, ...(await measureKeys(slow, 'input[inputmode=numeric]')) };
  } finally {
    await close();
  }
}

/** Types into a page of the shop. */
async function measurePage(
  world: World,
  address: string,
  situation: string,
  field: string,
): Promise<Measured> {
  const slow = await openSlowPage(world.browser, { visitor: inSituation(world.dealer, situation) });
  try {
    await slow.page.goto(world.front.origin + address);
    await slow.page.locator(field).nth(20).waitFor({ state: 'attached', timeout: 60_000 });
    await slow.page.waitForLoadState('networkidle');
    return { mount: NaN, ...(await measureKeys(slow, field)) };
  } finally {
    await slow.close();
  }
}

/** 500 rows with a quantity each, against one innerHTML of a real table with the same content. */
export const measureTables: Part = async ({ runs }) => {
  const world = await openWorld();
  const variants = {
    'innerHTML in a <table>': () => measureTable(world, 'floor'),
    'our table': () => measureTable(world, 'ours'),
    'our basket table': () => measureTable(world, 'basket'),
    'our list page, 500 rows': () =>
      measurePage(world, '/spa/productAll', 'list500', 'main input[data-quantity]'),
    'our basket page, 500 lines': () =>
      measurePage(world, '/spa/basket/', 'basket500', '[aria-label="Sepetiniz"] input'),
  };
  type Name = keyof typeof variants;
  const names = Object.keys(variants) as Name[];
  const found: Record<Name, Measured[]> = {
    'innerHTML in a <table>': [],
    'our table': [],
    'our basket table': [],
    'our list page, 500 rows': [],
    'our basket page, 500 lines': [],
  };
  for (let round = 0; round < runs * rounds; round += 1) {
    for (const name of names) found[name].push(await variants[name]());
  }

  const floor = medians(found['innerHTML in a <table>']);
  const ours = medians(found['our table']);
  const lines = medians(found['our basket table']);
  const page = medians(found['our list page, 500 rows']);
  const basket = medians(found['our basket page, 500 lines']);
  const numbers: Record<string, number> = {};
  const rows = names.map((name) => {
    const one = medians(found[name]);
    for (const [key, value] of Object.entries(one))
      if (Number.isFinite(value)) numbers[`${name} · ${key}`] = value;
    const ratio = (key: keyof Measured) =>
      Number.isFinite(one[key]) ? `${short(one[key])} (${(one[key] / floor[key]).toFixed(2)} ×)` : '–';
    return [name.replaceAll('<', '\\<'), ratio('mount'), ratio('cpu'), ratio('frame')];
  });
  const verdicts: Verdict[] = [
    { what: '500 rows mounted, × innerHTML', measured: ours.mount / floor.mount, budget: 0.8, unit: '×' },
    { what: '500 rows: CPU of a key', measured: ours.cpu, budget: 60, unit: 'ms' },
    { what: '500 rows: CPU of a key, × innerHTML', measured: ours.cpu / floor.cpu, budget: 0.33, unit: '×' },
    { what: '500 rows: key to frame', measured: ours.frame, budget: 50, unit: 'ms' },
    { what: 'list page of 500 rows: CPU of a key', measured: page.cpu, budget: 60, unit: 'ms' },
    { what: 'list page of 500 rows: key to frame', measured: page.frame, budget: 50, unit: 'ms' },
    {
      what: 'basket of 500 lines mounted, × innerHTML',
      measured: lines.mount / floor.mount,
      budget: 0.8,
      unit: '×',
    },
    { what: 'basket of 500 lines: CPU of a key', measured: basket.cpu, budget: 60, unit: 'ms' },
    {
      what: 'basket of 500 lines: CPU of a key, × innerHTML',
      measured: basket.cpu / floor.cpu,
      budget: 0.33,
      unit: '×',
    },
    { what: 'basket of 500 lines: key to frame', measured: basket.frame, budget: 50, unit: 'ms' },
  ];
  return {
    lines: [
      '',
      '**500 rows, a quarter of the processor** (× innerHTML)',
      '',
      ...markdownTable(['', 'mounted ms', 'CPU ms a key', 'key to frame ms'], rows),
    ],
    verdicts,
    numbers,
  };
};
