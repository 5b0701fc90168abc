import type { LineChange } from '@vitrin/api-client/basket/changeLines';
import type { Id } from '@vitrin/api-client/read/readId';

/** A row as the queue needs it: how to name it to the backend, and what the backend last said of it. */
export interface QueuedLine extends Omit<LineChange, 'quantity'> {
  readonly name?: string;
  /** Pieces; undefined when the server's text is no number. */
  readonly quantity: number | undefined;
}

/** What was refused, or found no answer; or what the shop made of a quantity. */
export type LineFailure =
  | { readonly attempt: 'change' | 'remove'; readonly error: unknown }
  | { readonly attempt: 'altered' | 'added'; readonly asked: number; readonly saved: number };

/** What a row shows over what the basket says of it. */
export interface LineState {
  /** Stands in for the basket's quantity; undefined where that is true. */
  readonly quantity: number | undefined;
  /** A change is on its way, or will be in a moment. */
  readonly isSaving: boolean;
  readonly isRemoving: boolean;
  /** Removed, and only the basket shown does not know yet. */
  readonly isRemoved: boolean;
  readonly failure: LineFailure | undefined;
}

export interface LineQueueOptions {
  /** Sends a new quantity; rejects when it was not taken. */
  update: (change: LineChange) => Promise<unknown>;
  remove: (line: QueuedLine) => Promise<unknown>;
  /** A request has ended: totals, limits and the count may differ now. */
  onSettled: () => void;
  /** The basket shows another quantity than the shop was asked for and took. */
  onAltered?: (line: QueuedLine, asked: number, saved: number) => void;
  /** How long typing must rest before it is sent, in ms. */
  pause: number;
}

/**
 * Quantities and removals of basket rows. What is typed shows at once; a row has one request in flight at most, and when
 * it ends the last value that was typed meanwhile is sent. A refused value falls back to the one the server has.
 */
export interface LineQueue {
  get: (rowId: Id) => LineState;
  set: (line: QueuedLine, quantity: number) => void;
  /** Resolves to whether the row is gone; false as well when it is on its way out already. */
  remove: (line: QueuedLine) => Promise<boolean>;
  /** What is typed no longer says a quantity: what was not sent yet will not be. */
  hold: (rowId: Id) => void;
  /** Sends what is still waiting for the typing to rest, of one row or of all. */
  flush: (rowId?: Id) => void;
  /** Resolves when nothing is on its way any more. */
  whenIdle: () => Promise<void>;
  /** The shop has put another quantity into this row than was asked for. */
  noteAdded: (line: QueuedLine, asked: number, saved: number) => void;
  hasFailures: () => boolean;
  clearFailures: () => void;
  /** Something stands in the row's field that is no quantity. */
  markInvalid: (rowId: Id, isInvalid: boolean) => void;
  firstInvalid: () => Id | undefined;
  /**
   * A basket has been read, at `readAt` (ms since 1970): what it says is true again for every row nothing is on its way
   * for. What it shows not to have been done, although the answer said so, has failed, and a quantity that the shop made
   * another one of is altered; one that it shows to have been taken, although no answer came, has not failed.
   */
  sync: (lines: readonly Pick<QueuedLine, 'rowId' | 'quantity'>[], readAt: number) => void;
  /** Forgets what has not been sent, for another identity must never order it. */
  discard: () => void;
  subscribe: (rowId: Id, listener: () => void) => () => void;
}
