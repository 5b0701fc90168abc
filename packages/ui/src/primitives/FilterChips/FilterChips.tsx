import type { ReactNode } from 'react';
import { chip, chips, count } from './FilterChips.css.ts';

/** A part of the rows, and how many are in it. */
export interface FilterOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** As it is written. */
  readonly count: string;
}

export interface FilterChipsProps<T extends string> {
  /** What the rows are told apart by. */
  label: string;
  /** What shows all of them. */
  all: { readonly label: string; readonly count: string };
  options: readonly FilterOption<T>[];
  /** The only part that is shown; undefined for all. */
  chosen: T | undefined;
  onChoose: (chosen: T | undefined) => void;
}

/** How many rows are in which part; pressed, only that one is shown, and pressed again all of them. */
export function FilterChips<T extends string>({
  label,
  all,
  options,
  chosen,
  onChoose,
}: FilterChipsProps<T>) {
  return (
    <div className={chips} role="group" aria-label={label}>
      {[{ ...all, value: undefined }, ...options].map((option) => (
        <button
          key={option.value ?? ''}
          type="button"
          className={chip}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value === chosen ? undefined : option.value)}
        >
          {option.label} <span className={count}>{option.count}</span>
        </button>
      ))}
    </div>
  );
}
