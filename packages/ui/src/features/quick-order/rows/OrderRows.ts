import type { Product } from '@vitrin/api-client/product/readProduct';
import type { Signal } from '../../../store/createStore.ts';
import type { OrderedLine } from '../list/ListLine.ts';
import type { OrderRow, RowState, SavedRow, ToldState } from './OrderRow.ts';
import type { Ticks } from './ticksOf.ts';
import type { LeftRow, SentLine, SettledLine } from './settleRows.ts';

/** A row, what has become of it, and its number on the screen, from 1. */
export interface RowView {
  readonly row: OrderRow;
  readonly state: RowState;
  readonly number: number;
}

export type RowCounts = Readonly<Record<ToldState, number>>;

/** The rows of Hızlı Sipariş; the last one is always empty. */
export interface OrderRows {
  readonly subscribe: Signal['subscribe'];
  /** In their order. The same array until a row comes, goes or moves. */
  readonly ids: () => readonly number[];
  /** The same object until something of it is another. */
  readonly view: (id: number) => RowView;
  /** How many rows are in which state; what is counted stays the same object until it counts otherwise. */
  readonly counts: () => RowCounts;
  readonly ticks: () => Ticks;
  /** How many rows wait for somebody. */
  readonly problems: () => number;
  /** How many codes are answered of those that were asked for since the last time all were. */
  readonly progress: () => { readonly done: number; readonly all: number };
  /**
   * Somebody sees the rows: their codes are looked up, those that were not looked at for five minutes again.
   * @returns ends it
   */
  readonly attend: () => () => void;
  /** What is written. The same array until something is written otherwise, whatever is found out about it. */
  readonly written: () => readonly OrderRow[];
  /** Rows with something in them. */
  readonly saved: () => readonly SavedRow[];
  readonly typeCode: (id: number, code: string) => void;
  readonly typeQuantity: (id: number, quantity: string) => void;
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
  /** Rows for the lines of a list, before the empty one; lines of a code that stands already are added to it. */
  readonly addLines: (lines: readonly OrderedLine[]) => { readonly added: number; readonly summed: number };
  readonly remove: (id: number) => void;
  /** Puts back what `saved` gave. */
  readonly replaceAll: (rows: readonly SavedRow[]) => void;
  /** Remembers which product each ready row that is ticked goes into the basket as, so that a later page finds its rows again. */
  readonly send: () => readonly SentLine[];
  /**
   * What became of lines: a row of which all arrived is gone, the rest stays with its reason.
   * @returns what left, to be put back
   */
  readonly settle: (lines: readonly SettledLine[]) => readonly LeftRow[];
  /** Puts back what has left, where it is taken back from the basket. */
  readonly putBack: (rows: readonly LeftRow[]) => void;
}
