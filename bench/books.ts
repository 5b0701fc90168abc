import { finish } from '../packages/api-client/src/runSteps.ts';
import { randomPairs, scoreOf } from '../packages/ui/src/features/reconcile/match/books.fixture.ts';
import { compareSteps } from '../packages/ui/src/features/reconcile/match/reconcile.ts';
import { openSlowPage, untilQuiet, type Seen } from './browser.ts';
import { medians, short } from './numbers.ts';
import { markdownTable, type Part } from './Report.ts';
import { openWorld, type World } from './world.ts';

/** Of what was matched in a thousand pairs of books, how much is right, and of what belongs together, how much was found. */
function scoreMatches(): Record<'precision' | 'recall', number> {
  let [made, right, due] = [0, 0, 0];
  for (const books of randomPairs()) {
    const { mirrored, straight } = finish(compareSteps(books.ours, books.theirs));
    const score = scoreOf(books, books.isMirrored ? mirrored : straight);
    made += score.made;
    right += score.right;
    due += score.due;
  }
  return { precision: right / made, recall: right / due };
}

/** Compares 10,000 rows with as many in slices, between which the page answers. */
async function measureCompare({ browser, front }: World): Promise<Record<'compared' | 'blocked', number>> {
  const slow = await openSlowPage(browser);
  try {
    const { page } = slow;
    await page.goto(`${front.origin}/bench/books/index.html`);
    await page.waitForFunction(() => 'compare' in window);
    await untilQuiet(page);
    const { began, took, rows, pairs } = await page.evaluate(() =>
      (
        Reflect.get(window, 'compare') as () => Promise<Record<'began' | 'took' | 'rows' | 'pairs', number>>
      )(),
    );
    if (rows < 9000 || pairs < 8000)
      throw new Error(`${String(pairs)} pairs of ${String(rows)} rows are not what was to be measured.`);
    // An observer hears of a task after it.
    await untilQuiet(page, 200);
    const tasks = await page.evaluate(() => (Reflect.get(window, 'seen') as Seen).longTasks);
    const blocked = tasks.flatMap(([start, length]) => (start + length > began ? [length] : []));
    return { compared: took, blocked: Math.max(0, ...blocked) };
  } finally {
    await slow.close();
  }
}

const words: Readonly<Record<string, string>> = {
  precision: 'a thousand pairs of books: share of the automatic matches that are right',
  recall: 'a thousand pairs of books: share of what belongs together that was found',
  compared: '10,000 rows against 10,000: ms until they are compared, a quarter of the processor',
  blocked: '10,000 rows against 10,000: ms of the longest task meanwhile, 0 for none over 50',
};

/** How right Mutabakat is, and how fast. */
export const measureBooks: Part = async ({ runs }) => {
  const world = await openWorld();
  const found: Record<'compared' | 'blocked', number>[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await measureCompare(world));
  const numbers = { ...scoreMatches(), ...medians(found) };
  return {
    lines: [
      '',
      '**Two books of one account**',
      '',
      ...markdownTable(
        ['', ''],
        Object.entries(numbers).map(([name, one]) => [words[name] ?? name, short(one)]),
      ),
    ],
    verdicts: [
      {
        what: 'books: matches that are right',
        measured: numbers.precision,
        budget: 0.99,
        unit: '',
        atLeast: true,
      },
      {
        what: 'books: matches that were found',
        measured: numbers.recall,
        budget: 0.95,
        unit: '',
        atLeast: true,
      },
      { what: 'books: 10,000 × 10,000 rows compared', measured: numbers.compared, budget: 2000, unit: 'ms' },
      { what: 'books: longest task meanwhile', measured: numbers.blocked, budget: 100, unit: 'ms' },
    ],
    numbers,
  };
};
