import type { Page } from 'playwright';
import { openSlowPage, untilQuiet, type Visitor } from './browser.ts';
import { measureKeys } from './keys.ts';
import { medians, short } from './numbers.ts';
import { markdownTable, type Part, type Verdict } from './Report.ts';
import { inSituation } from './situations.ts';
import { measureTable } from './table.ts';
import { openWorld, type World } from './world.ts';

/** What a list may have, and what a busy dealer has bought in two years. */
const rows = 5000;
const [invoices, linesEach] = [1200, 12.5];
/** So many codes are looked up; the others are the same again. */
const codes = 250;

const orderScreen = '/spa/hizli-siparis';
const boughtScreen = '/spa/aldiklarim';
/** Milliseconds after the last change until the rows are written. */
const written = 1000;

/** The longest task since a moment of the page's clock, in ms; 0 where none is over 50. */
const longestTask = (page: Page, from: number) =>
  page.evaluate((began) => {
    const { longTasks } = Reflect.get(window, 'seen') as { longTasks: [number, number][] };
    return Math.max(0, ...longTasks.filter(([start]) => start >= began).map(([, length]) => length));
  }, from);

/** Pastes a list of 5,000 codes and hands it over to the grid; none of them is known to the page. */
async function measurePaste(world: World): Promise<Record<'understood' | 'task', number>> {
  const slow = await openSlowPage(world.browser, { visitor: world.dealer });
  try {
    const { page } = slow;
    await page.goto(world.front.origin + orderScreen);
    await untilQuiet(page);
    await page.getByRole('button', { name: /^Yapıştır/ }).click();
    await page.getByRole('textbox', { name: 'Ürün listesi' }).waitFor();
    await untilQuiet(page, 500);
    const { understood, began } = await page.evaluate(
      (count) =>
        new Promise<{ understood: number; began: number }>((resolve) => {
          const data = new DataTransfer();
          data.setData(
            'text/plain',
            Array.from({ length: count }, (_, at) => `${at + 1}) BN-${at}-X\t${(at % 90) + 1} Adet`).join(
              '\n',
            ),
          );
          const pasted = performance.now();
          const look = () => {
            const said = document.querySelector('[role=dialog] [role=status]')?.textContent ?? '';
            if (!said.startsWith('5.000')) return void requestAnimationFrame(look);
            resolve({ understood: performance.now() - pasted, began: pasted });
          };
          document
            .querySelector('[role=dialog] textarea')
            ?.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
            );
          look();
        }),
      rows,
    );
    await page.getByRole('button', { name: 'Satırlara Aktar' }).click();
    await page.getByRole('button', { name: 'Durdur' }).waitFor();
    // It is kept, and codes are looked up meanwhile: what holds somebody up who goes on typing.
    await page.waitForTimeout(5 * written);
    return { understood, task: await longestTask(page, began) };
  } finally {
    await slow.close();
  }
}

/** A dealer who has left a list of 5,000 rows on this device. */
async function withRows(world: World): Promise<Visitor> {
  const { page, close } = await openSlowPage(world.browser, { visitor: world.dealer });
  try {
    await page.goto(world.front.origin + orderScreen);
    const field = page.getByRole('textbox', { name: 'Kod: satır 1' });
    await field.fill('BN');
    await page.waitForTimeout(written);
    const products = await page.evaluate(
      async () => (await (await fetch('/bench/list500.json')).json()) as { stoks: { kod: string }[] },
    );
    const value = Array.from({ length: rows }, (_, at) => ({
      code: products.stoks[at % codes]?.kod ?? '',
      quantity: String((at % 90) + 1),
    }));
    const [key = '', kept = ''] = await page.evaluate(
      () => Object.entries(localStorage).find(([name]) => name.includes('order-rows')) ?? [],
    );
    if (key === '') throw new Error('The rows are not kept.');
    return inSituation(world.dealer, undefined, { [key]: JSON.stringify({ ...JSON.parse(kept), value }) });
  } finally {
    await close();
  }
}

/** A key in a quantity of 5,000 rows that all are ready, and one in a code. */
async function measureRows(
  world: World,
  visitor: Visitor,
): Promise<Record<'cpu' | 'frame' | 'codeCpu' | 'codeFrame' | 'elements', number>> {
  const slow = await openSlowPage(world.browser, { visitor });
  try {
    const { page } = slow;
    await page.goto(world.front.origin + orderScreen);
    await page.getByRole('button', { name: 'Sepete Ekle (5.000)' }).waitFor({ timeout: 180_000 });
    // It begins at the empty row behind the last.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('main input[aria-label="Miktar: satır 10"]').waitFor();
    await untilQuiet(page);
    const { cpu, frame } = await measureKeys(slow, 'main input[aria-label="Miktar: satır 10"]', 0);
    await untilQuiet(page);
    const code = await measureKeys(slow, 'main input[aria-label="Kod: satır 10"]', 0);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return { cpu, frame, codeCpu: code.cpu, codeFrame: code.frame, elements };
  } finally {
    await slow.close();
  }
}

/** Puts two years of invoices where the page keeps what it has read. */
async function keepInvoices(page: Page): Promise<void> {
  await page.evaluate(
    ([count, each]) =>
      new Promise<void>((resolve, reject) => {
        const visit = JSON.parse(localStorage.getItem('vitrin-visit') ?? '{}') as { person?: string };
        const [member] = JSON.parse(visit.person ?? '[]') as string[];
        const owner = { isAuth: true, member, isDelegated: false, delegatedCompany: '' };
        const opening = indexedDB.open('vitrin-bought');
        opening.addEventListener('error', () => reject(new Error('There is no database.')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const writing = database.transaction('documents', 'readwrite');
          let place = 0;
          for (let at = 0; at < count; at += 1) {
            const date = new Date(Date.now() - ((at % 360) + 1) * 86_400_000).toISOString().slice(0, 10);
            const length = Math.floor((at + 1) * each) - Math.floor(at * each);
            writing.objectStore('documents').put({
              key: `bench ${at}`,
              owner,
              documentNo: `BN${at}`,
              date,
              currency: 'TRY',
              lines: Array.from({ length }, (_, line) => {
                const product = (place += 1) % 3000;
                return {
                  code: `BN-${product}`,
                  name: `Ölçüm ürünü ${product} çelik vida`,
                  unit: 'Adet',
                  quantity: (line % 9) + 1,
                  price: 10 + ((at + line) % 50),
                };
              }),
            });
          }
          writing.addEventListener('complete', () => resolve());
          writing.addEventListener('error', () => reject(new Error('Nothing was written.')));
        });
      }),
    [invoices, linesEach] as const,
  );
}

/** A key in the search of Aldıklarım, and its order turned, over two years of a busy dealer. */
async function measureBought(world: World): Promise<Record<'cpu' | 'frame' | 'sort' | 'task', number>> {
  const slow = await openSlowPage(world.browser, { visitor: world.dealer });
  try {
    const { page } = slow;
    await page.goto(world.front.origin + boughtScreen);
    await page.getByText('Bu aralıkta okunmuş belge yok.').waitFor();
    await keepInvoices(page);
    await page.reload();
    const [began] = await Promise.all([
      page.evaluate(() => performance.now()),
      page.getByText('3.000 ürün', { exact: true }).waitFor(),
    ]);
    await untilQuiet(page);
    const search = await measureKeys(slow, 'main input[type=search]', 0);
    await untilQuiet(page);
    const sort = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const select = document.querySelector<HTMLSelectElement>('main select');
          if (!select) throw new Error('There is no order.');
          const pressed = performance.now();
          select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
          select.dispatchEvent(new Event('change', { bubbles: true }));
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - pressed), { once: true });
            port1.start();
            port2.postMessage(0);
          });
        }),
    );
    return { ...search, sort, task: await longestTask(page, began) };
  } finally {
    await slow.close();
  }
}

/** Hızlı Sipariş and Aldıklarım with the most they may hold, at a quarter of the processor. */
export const measureOrders: Part = async ({ runs }) => {
  const world = await openWorld();
  const visitor = await withRows(world);
  const pastes: Awaited<ReturnType<typeof measurePaste>>[] = [];
  const grids: Awaited<ReturnType<typeof measureRows>>[] = [];
  const boughts: Awaited<ReturnType<typeof measureBought>>[] = [];
  const floors: Awaited<ReturnType<typeof measureTable>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await measureTable(world, 'floor'));
    pastes.push(await measurePaste(world));
    grids.push(await measureRows(world, visitor));
    boughts.push(await measureBought(world));
  }
  const floor = medians(floors);
  const paste = medians(pastes);
  const grid = medians(grids);
  const bought = medians(boughts);
  const verdicts: Verdict[] = [
    { what: '5,000 pasted lines: understood', measured: paste.understood, budget: 500, unit: 'ms' },
    { what: '5,000 pasted lines: longest task', measured: paste.task, budget: 100, unit: 'ms' },
    {
      what: 'Hızlı Sipariş of 5,000 rows: CPU of a key in a quantity, × innerHTML of 500',
      measured: grid.cpu / floor.cpu,
      budget: 0.33,
      unit: '×',
    },
    { what: 'Hızlı Sipariş of 5,000 rows: key to frame', measured: grid.frame, budget: 50, unit: 'ms' },
    {
      what: 'Hızlı Sipariş of 5,000 rows: CPU of a key in a code, × innerHTML of 500',
      measured: grid.codeCpu / floor.cpu,
      budget: 0.33,
      unit: '×',
    },
    {
      what: 'Hızlı Sipariş of 5,000 rows: key in a code to frame',
      measured: grid.codeFrame,
      budget: 50,
      unit: 'ms',
    },
    {
      what: 'Aldıklarım of 15,000 lines: key in the search to frame',
      measured: bought.frame,
      budget: 50,
      unit: 'ms',
    },
    {
      what: 'Aldıklarım of 15,000 lines: another order to frame',
      measured: bought.sort,
      budget: 50,
      unit: 'ms',
    },
  ];
  const numbers = {
    'innerHTML of 500 · CPU ms of a key': floor.cpu,
    'innerHTML of 500 · ms to the frame of a key': floor.frame,
    'paste of 5,000 · understood ms': paste.understood,
    'paste of 5,000 · longest task ms': paste.task,
    'Hızlı Sipariş of 5,000 · CPU ms of a quantity key': grid.cpu,
    'Hızlı Sipariş of 5,000 · ms to the frame of a quantity key': grid.frame,
    'Hızlı Sipariş of 5,000 · CPU ms of a code key': grid.codeCpu,
    'Hızlı Sipariş of 5,000 · ms to the frame of a code key': grid.codeFrame,
    'Hızlı Sipariş of 5,000 · elements in the page': grid.elements,
    'Aldıklarım of 15,000 · CPU ms of a search key': bought.cpu,
    'Aldıklarım of 15,000 · ms to the frame of a search key': bought.frame,
    'Aldıklarım of 15,000 · ms to the frame of another order': bought.sort,
    'Aldıklarım of 15,000 · longest task ms': bought.task,
  };
  return {
    lines: [
      '',
      '**Lists at their largest, a quarter of the processor**',
      '',
      ...markdownTable(
        ['', ''],
        Object.entries(numbers).map(([what, value]) => [what, short(value)]),
      ),
    ],
    verdicts,
    numbers,
  };
};
