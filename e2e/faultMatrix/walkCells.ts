import type { Page } from '@playwright/test';
import { nameCell, spread, type Cell } from './Cell.ts';
import { proveCell } from './proveCell.ts';

export interface Shortcoming {
  readonly cell: string;
  readonly flaws: readonly string[];
}

/** A tenth of the cells that depends on nothing but the seed; every screen, call and fault has its share of it. */
export const chooseTenth = (cells: readonly Cell[], seed: number): Cell[] =>
  cells.filter((cell) => spread(`${seed} ${nameCell(cell)}`) % 10 === 0);

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
