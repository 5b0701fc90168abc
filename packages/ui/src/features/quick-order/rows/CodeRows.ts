import type { Signal } from '../../../store/createStore.ts';
import type { OrderRow, RowState, SavedRow, ToldState } from './OrderRow.ts';
import type { SentLine } from './settleRows.ts';
import type { Tally } from './tallyOf.ts';

/** A row, what has become of it, and its number on the screen, from 1. */
export interface RowView {
  readonly row: OrderRow;
  readonly state: RowState;
  readonly number: number;
}

export type RowCounts = Readonly<Record<ToldState, number>>;

/** Rows of codes and quantities, with what the shop says of each; the last one is always empty. */
export interface CodeRows {
  readonly subscribe: Signal['subscribe'];
  /** In their order. The same array until a row comes, goes or moves. */
  readonly ids: () => readonly number[];
  /** The same object until something of it is another. */
  readonly view: (id: number) => RowView;
  /** How many rows are in which state; what is counted stays the same object until it counts otherwise. */
  readonly counts: () => RowCounts;
  /** How many codes are answered of those that were asked for since the last time all were. */
  readonly progress: () => { readonly done: number; readonly all: number };
  /**
   * Somebody sees the rows: their codes are looked up, those that were not looked at for five minutes again.
   * @returns ends it
   */
  readonly attend: () => () => void;
  /** Rows with something in them. */
  readonly saved: () => readonly SavedRow[];
  readonly typeQuantity: (id: number, quantity: string) => void;
  /** Puts back what `saved` gave. */
  readonly replaceAll: (rows: readonly SavedRow[]) => void;
  /** Remembers which product each ready row that is ticked goes into the basket as, so that a later page finds its rows again. */
  readonly send: () => readonly SentLine[];
}

/** What other ways to change the rows are made of. */
export interface RowsAtWork {
  /** What is written. The same array until something is written otherwise, whatever is found out about it. */
  readonly written: () => readonly OrderRow[];
  /** Other rows in place of these: what of them is not known is looked up, what nobody writes any more is not. */
  readonly rewrite: (
    next: (rows: readonly OrderRow[], make: (row: SavedRow) => OrderRow) => readonly OrderRow[],
  ) => void;
  readonly tally: Readonly<Tally>;
  readonly edit: (id: number, with_: (row: OrderRow) => OrderRow) => void;
  readonly change: (rows: readonly OrderRow[]) => void;
  readonly letGo: () => void;
  readonly askFor: (rows: readonly OrderRow[]) => void;
}
