import type { Product } from '@vitrin/api-client/product/readProduct';
import type { CodeRows, RowsAtWork } from './CodeRows.ts';
import type { Ticks } from './ticksOf.ts';

/** The rows of Hızlı Sipariş; `addLines`, `settle` and `putBack` rewrite them, and come when they are needed. */
export interface OrderRows extends CodeRows, Pick<RowsAtWork, 'written' | 'rewrite'> {
  readonly ticks: () => Ticks;
  /** How many rows wait for somebody. */
  readonly problems: () => number;
  readonly typeCode: (id: number, code: string) => void;
  /** Orders rows, or leaves them out. */
  readonly tick: (ids: readonly number[], isTicked: boolean) => void;
  /** The code is whole: it is looked up, and where nothing is said it is one of it. */
  readonly enter: (id: number) => void;
  /** Takes a product for a row, whatever is written in it. */
  readonly choose: (id: number, product: Product) => void;
  /**
   * A code that a scanner read: one more of a row that has it, else a row of its own.
   * @param at an empty row that may hold it
   * @returns the row it stands in now, and whether that had it before
   */
  readonly scan: (code: string, at: number | undefined) => { readonly id: number; readonly isAgain: boolean };
  readonly remove: (id: number) => void;
}
