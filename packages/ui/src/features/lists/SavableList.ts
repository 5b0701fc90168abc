import { type KeptRow, type ListOrigin, readKeptRow } from './store/KeptList.ts';
import { addRows } from './store/listRows.ts';

/** A product that is to be kept in a list, as it is where it comes from. */
export interface SavableLine {
  readonly code: string;
  readonly quantity: number | undefined;
}

/** What is to be kept in a list. */
export interface SavableList {
  /** What a list of its own would be called; '' for nothing. */
  readonly name: string;
  readonly origin: ListOrigin;
  readonly lines: readonly SavableLine[];
}

/** The rows that lines become: equal codes are one. What has no code or no whole number from 1 up, or too much of it, is counted, never cut. */
export function readSavable(lines: readonly SavableLine[]): {
  readonly rows: readonly KeptRow[];
  readonly skipped: number;
} {
  const usable = lines
    .map(({ code, quantity }) => readKeptRow({ code: code.trim(), quantity }))
    .filter((row) => row !== undefined);
  return { rows: addRows([], usable), skipped: lines.length - usable.length };
}
