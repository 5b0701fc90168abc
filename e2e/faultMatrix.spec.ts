import { isWhole, seed, tellPart } from '../checks/seededPart.ts';
import { expect, test } from './fixtures.ts';
import { listCells, openPage, prepareDealer } from './faultMatrix/openMatrix.ts';
import { acts } from './faultMatrix/acts.ts';
import { nameCell, spread } from './faultMatrix/Cell.ts';
import { matrixFaults } from './faultMatrix/matrixFaults.ts';
import { nameAct, proveAct, type ActCell } from './faultMatrix/proveAct.ts';
import { listFragment } from './faultMatrix/screens.ts';
import { chooseCells, walkCells } from './faultMatrix/walkCells.ts';
import { keepList } from './shop.ts';

/** `pnpm check fault-matrix` walks every cell; MATRIX_ONLY names a pattern of those that are walked. */
const only = new RegExp(process.env['MATRIX_ONLY'] ?? '');
const pages = Number(process.env['MATRIX_PAGES'] ?? 3);

// A trace of what is looked at would only take time.
test.use({ trace: 'off' });

test('FAIL-01 every screen × every call × every fault: told, nothing hangs, a retry recovers', async ({
  page,
  openContext,
}) => {
  test.setTimeout(isWhole ? 25 * 60_000 : 5 * 60_000);
  const began = performance.now();
  const shop = await prepareDealer(page);
  const list = await keepList(page, listFragment);
  // It is done with: what moves on it would take time from the others.
  await page.close();
  const walkers = await Promise.all(
    Array.from({ length: pages }, () => openPage(openContext, page.context())),
  );
  const every = await listCells(walkers, shop, list);
  const cells = (isWhole ? every : chooseCells(every, seed)).filter((cell) => only.test(nameCell(cell)));
  const found = await walkCells(walkers, cells);
  const seconds = Math.round((performance.now() - began) / 1000);
  const screens = new Set(every.map(({ screen }) => screen)).size;
  tellPart(
    `fault matrix: ${screens} screens, ${every.length} cells, ${cells.length} of them looked at in ${seconds} s, ${found.length} fell short`,
  );
  for (const { cell, flaws } of found) console.log(`  ${cell}: ${flaws.join('; ')}`);
  for (const walker of walkers) await walker.context().close();
  expect(cells.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

/** There is one basket: what fills it and what empties it go one after the other. */
const needsBasket = ({ act }: ActCell) => act.call.includes(' /basket/');

test('FAIL-01 FAIL-02 every act × every fault: told, nothing typed is lost, and there is a way on', async ({
  page,
  openContext,
}) => {
  test.setTimeout(isWhole ? 20 * 60_000 : 180_000);
  const began = performance.now();
  const shop = await prepareDealer(page);
  // It is done with: what moves on it would take time from the others.
  await page.close();
  const every = acts.flatMap((act) => matrixFaults.map((fault) => ({ act, fault })));
  const cells = every.filter(
    (cell) => only.test(nameAct(cell)) && (isWhole || spread(`${seed} ${nameAct(cell)}`) % 12 === 0),
  );
  const found: string[] = [];
  const walk = async (some: readonly ActCell[]) => {
    const walker = await openPage(openContext, page.context());
    for (const cell of some) {
      const flaws = await proveAct(walker, cell, shop);
      if (flaws.length === 0) continue;
      found.push(nameAct(cell));
      console.log(`  ${nameAct(cell)}: ${flaws.join('; ')}`);
    }
    await walker.context().close();
  };
  await Promise.all([walk(cells.filter(needsBasket)), walk(cells.filter((cell) => !needsBasket(cell)))]);
  const seconds = Math.round((performance.now() - began) / 1000);
  tellPart(
    `acts of the fault matrix: ${acts.length}, ${every.length} cells, ${cells.length} of them looked at in ${seconds} s, ${found.length} fell short`,
  );
  expect(cells.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
