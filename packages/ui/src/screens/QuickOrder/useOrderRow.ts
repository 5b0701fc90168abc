import { createContext, use, useSyncExternalStore } from 'react';
import type { RowView } from '../../features/quick-order/rows/CodeRows.ts';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';

/** A field of a row. */
export type RowField = 'code' | 'quantity';

/** What the cells of a row work with; the same as long as the grid is. */
export interface Grid {
  readonly rows: OrderRows;
  /** Goes to a field of a row, wherever it is, as soon as it is in the page. */
  readonly goTo: (id: number | undefined, field: RowField) => void;
  /** Goes to a row above or below. */
  readonly move: (id: number, by: number, field: RowField) => void;
  /** A field has come into the page: it takes the focus where it is waited for. */
  readonly arrive: (id: number, field: RowField, input: HTMLInputElement) => () => void;
  /** A scanner has read a code: beside what stands in this row, unless it is empty. */
  readonly scan: (code: string, at?: number) => void;
  /** Lines were pasted into a code. */
  readonly paste: (text: string) => void;
  readonly remove: (id: number) => void;
  /** Lets somebody choose one of several products. */
  readonly chooseOf: (id: number) => void;
}

export const GridContext = createContext<Grid | undefined>(undefined);

/** The grid a cell stands in. */
export function useGrid(): Grid {
  const grid = use(GridContext);
  if (!grid) throw new Error('A cell stands outside of its grid');
  return grid;
}

/** What of a row a cell shows; renders again when that is another. */
export function useRowPart<T>(id: number, partOf: (view: RowView) => T): T {
  const { rows } = useGrid();
  return useSyncExternalStore(rows.subscribe, () => partOf(rows.view(id)));
}

/** A row as it is now; renders again when something of it changes. */
export function useOrderRow(id: number): RowView & Grid {
  const grid = useGrid();
  const view = useSyncExternalStore(grid.rows.subscribe, () => grid.rows.view(id));
  return { ...grid, ...view };
}
