import type { Page } from '@playwright/test';
import { nameCell, spread, type Cell } from './Cell.ts';
import { proveCell } from './proveCell.ts';

export interface Shortcoming {
  readonly cell: string;
  readonly flaws: readonly string[];
}

/** Of so many screens that make a call, one is looked at with each fault; a call of fewer has its turn less often. */
const screensToOne = 6;

/**
 * The part of the cells that one run looks at. A call that fails in one way is told by the same piece wherever it is made: it is looked at on
 * one of the screens that make it, on another one with each seed. What only one screen asks for has its turn in one of six runs.
 */
export const chooseCells = (cells: readonly Cell[], seed: number): Cell[] =>
  [...Map.groupBy(cells, ({ call, fault }) => `${call} × ${fault.kind}`)].flatMap(([name, alike]) => {
    const turn = spread(`${seed} ${name}`);
    const chosen = alike[turn % alike.length];
    return chosen !== undefined && turn % screensToOne < alike.length ? [chosen] : [];
  });

/** Walks through the cells with several pages at once. */
export async function walkCells(pages: readonly Page[], cells: readonly Cell[]): Promise<Shortcoming[]> {
  const left = cells.toReversed();
  const found: Shortcoming[] = [];
  await Promise.all(
    pages.map(async (page) => {
      for (let cell = left.pop(); cell; cell = left.pop()) {
        const flaws = await proveCell(page, cell);
        if (flaws.length > 0) found.push({ cell: nameCell(cell), flaws });
      }
    }),
  );
  return found;
}
